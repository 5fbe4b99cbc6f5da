import { useStore } from '@nanostores/react'
import { useContext, useEffect } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { findsDraftsAgain } from '../../context/finds-drafts-again.ts'
import { $hadFields, $session } from '../../context/session-end.ts'
import { sweepSession } from '../../context/sweep-records.ts'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { PageWords } from '../page-words/page-words.ts'

/** The server has ended the session; the text in a form stays there. */
export function SessionDialog({ onClose }: { onClose: () => void }) {
  const session = useStore($session)
  const { loginTitle, loginText, loginEntries, login, notNow } = useContext(PageWords)
  useEffect(() => {
    sweepSession().catch(() => {})
  }, [])
  if (session !== 'ended') return null
  return (
    <Dialog title={loginTitle} mustChoose onClose={onClose}>
      <p>
        {loginText} {$hadFields.get() && findsDraftsAgain() && loginEntries}
      </p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {notNow}
        </Button>
        <Button onClick={() => postAction('goLogin')}>{login}</Button>
      </DialogActions>
    </Dialog>
  )
}
