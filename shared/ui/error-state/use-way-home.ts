import { useStore } from '@nanostores/react'
import { useContext, useEffect } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { $session, sayOnPage } from '../../context/session-end.ts'
import { PageWords } from '../page-words/page-words.ts'

/** To log in after the end of a session, else back to the app. `isSaid`: the page itself says the end. */
export function useWayHome(isSaid = true) {
  const { home, login } = useContext(PageWords)
  const session = useStore($session, { ssr: 'initial' })
  const isEnded = session !== 'open'
  useEffect(() => {
    if (isSaid && session === 'ended') sayOnPage()
  }, [isSaid, session])
  return {
    isEnded,
    action: isEnded ? login : home,
    onAct: () => postAction(isEnded ? 'goLogin' : 'goHome')
  }
}
