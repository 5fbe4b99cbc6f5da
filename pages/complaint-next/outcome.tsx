import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { company } from '../../shared/config/company.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { SentDrawing } from '../../shared/ui/drawing/moments.tsx'
import { Moment } from '../../shared/ui/moment/moment.tsx'
import '../../shared/ui/dialog/full-dialog.css'
import { openMine, type Sending } from './send.ts'

export function OutcomeDialog({ sending: { $outcome, closeOutcome } }: { sending: Sending }) {
  const outcome = useStore($outcome)
  if (!outcome) return null
  if (outcome === 'sent') {
    return (
      <Dialog
        variant="full"
        className="moment-dialog"
        title={messages.sentTitle}
        onClose={closeOutcome}
      >
        <Moment drawing={<SentDrawing />}>
          <p>{formatMessage(messages.sent, { replyTime: company.replyTime })}</p>
        </Moment>
      </Dialog>
    )
  }
  return (
    <Dialog title={messages.uncertainTitle} onClose={closeOutcome}>
      <p>{messages[outcome]}</p>
      <DialogActions>
        <Button variant="secondary" onClick={closeOutcome}>
          {common.back}
        </Button>
        <Button onClick={openMine}>{common.myComplaints}</Button>
      </DialogActions>
    </Dialog>
  )
}
