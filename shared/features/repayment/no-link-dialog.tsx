import { repaymentMessages as messages } from '#messages/repayment.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

/** The ways on after a lost answer. It comes with the page: there may be no signal any more. */
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
