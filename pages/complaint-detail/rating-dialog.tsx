import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Option } from '../../shared/ui/option/option.tsx'
import { Stars } from '../../shared/ui/stars/stars.tsx'
import { isLow, type Rating } from './rating.ts'

interface RatingDialogProps {
  rating: Rating
  reasons: Complaint['scoreReasons']
  onClose: () => void
}

export function RatingDialog({ rating, reasons, onClose }: RatingDialogProps) {
  const stars = useStore(rating.$stars)
  const reason = useStore(rating.$reason)
  const pending = useStore(rating.send.$pending)
  return (
    <Dialog title={messages.rateTitle} onClose={onClose}>
      <Stars label={messages.stars} value={stars} onChange={rating.chooseStars} />
      {isLow(stars) && reasons.length > 0 && (
        <fieldset className="rating_reasons">
          <legend className="rating_question">{messages.reason}</legend>
          {reasons.map(({ title, value }) => (
            <Option
              key={value}
              name="reason"
              checked={value === reason}
              onChoose={() => rating.chooseReason(value)}
            >
              {title}
            </Option>
          ))}
        </fieldset>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button pending={pending} onClick={() => rating.send()}>
          {common.send}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
