import { commonMessages as common } from '#messages/common.ts'
import { paidMessages as messages } from '#messages/paid.ts'
import { paymentNotCredited } from '../../api/complaint-types.ts'
import { openPage } from '../../bridge/open-page.ts'
import { brand } from '../../config/brand.ts'
import { loanParams } from '../../context/loan-params.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { CallButton } from '../../ui/call-button/call-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/dialog/sheet-dialog.css'
import './already-paid.css'

function report(): void {
  openPage('complaint.html', { ...loanParams(), problemType: paymentNotCredited })
}

export function AlreadyPaidDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog variant="sheet" title={messages.title} closable={common.close} onClose={onClose}>
      <ul className="already-paid">
        <li>{messages.keep}</li>
        <li>{formatMessage(messages.posting, { time: brand.postingTime })}</li>
        <li>{messages.wait}</li>
      </ul>
      <Button onClick={report}>{messages.report}</Button>
      <CallButton />
    </Dialog>
  )
}
