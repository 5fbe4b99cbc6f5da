import { useStore } from '@nanostores/react'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Option } from '../../shared/ui/option/option.tsx'
import { Stars } from '../../shared/ui/stars/stars.tsx'
import {
  $reason,
  $stars,
  chooseReason,
  chooseStars,
  closeRating,
  isLow,
  sendRating
} from './rating.ts'

/** One to five stars; with few of them the reason, where the server lists any. */
export function RatingDialog({ reasons }: { reasons: Complaint['scoreReasons'] }) {
  const stars = useStore($stars)
  const reason = useStore($reason)
  const pending = useStore(sendRating.$pending)
  return (
    <Dialog title={messages.rateTitle} onClose={closeRating}>
      <Stars label={messages.stars} value={stars} onChange={chooseStars} />
      {isLow(stars) && reasons.length > 0 && (
        <fieldset className="rating_reasons">
          <legend className="rating_question">{messages.reason}</legend>
          {reasons.map(({ title, value }) => (
            <Option
              key={value}
              name="reason"
              checked={value === reason}
              onChoose={() => chooseReason(value)}
            >
              {title}
            </Option>
          ))}
        </fieldset>
      )}
      <DialogActions>
        <Button look="secondary" onClick={closeRating}>
          {messages.cancel}
        </Button>
        <Button pending={pending} onClick={() => sendRating()}>
          {messages.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
