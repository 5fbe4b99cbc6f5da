import { repaymentMessages as messages } from '#messages/repayment.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'

/** It comes with the page: after a lost answer there may be no signal. */
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
