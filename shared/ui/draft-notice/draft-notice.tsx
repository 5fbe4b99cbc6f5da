import { useEffect, useRef, useState } from 'react'
import { complaintMessages as messages } from '#messages/complaint.ts'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { focusPlace } from '../focus-place.ts'
import './draft-notice.css'

interface DraftNoticeProps {
  onDiscard: () => void
}

export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  const [asking, setAsking] = useState(false)
  const isDiscarded = useRef(false)
  // The notice goes with the draft, after its dialog has given the focus back to it.
  useEffect(() => () => void (isDiscarded.current && focusPlace()), [])
  const discard = () => {
    isDiscarded.current = true
    onDiscard()
  }
  return (
    <div className="draft-notice">
      <p className="draft-notice_text" role="status">
        {messages.draftRestored}
      </p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {messages.discard}
      </Button>
      {asking && (
        <Dialog title={messages.discardTitle} onClose={() => setAsking(false)}>
          <p>{messages.discardText}</p>
          <DialogActions>
            <Button variant="secondary" onClick={discard}>
              {messages.discard}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages.keep}</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  )
}
