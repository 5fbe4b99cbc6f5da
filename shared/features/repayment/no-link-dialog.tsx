import { repaymentMessages as messages } from '#messages/repayment.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

export function NoLinkDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={messages.noLinkTitle} onClose={onClose}>
      <p>{messages.noLinkText}</p>
      <DialogActions>
        <Button onClick={onClose}>{messages.ok}</Button>
      </DialogActions>
    </Dialog>
  )
}
