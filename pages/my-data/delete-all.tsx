import { commonMessages as common } from '#messages/common.ts'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { company } from '../../shared/config/company.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'

interface DeleteAllProps {
  onClose: () => void
  onAsk: () => void
}

export function DeleteAll({ onClose, onAsk }: DeleteAllProps) {
  return (
    <Dialog title={messages.deleteAll} onClose={onClose}>
      <p>{formatMessage(messages.deleteAllText, { days: company.privacyAnswerDays })}</p>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button onClick={onAsk}>{messages.kinds.delete.ask}</Button>
      </DialogActions>
    </Dialog>
  )
}
