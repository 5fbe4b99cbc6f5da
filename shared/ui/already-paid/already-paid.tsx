import { useState } from 'react'
import { paymentNotCredited } from '../../api/wire/not-credited.ts'
import { openPage } from '../../bridge/open-link.ts'
import { brand } from '../../config/brand.ts'
import { param } from '../../context/query.ts'
import { paidMessages as messages } from '../../messages/paid.ts'
import { Button } from '../button/button.tsx'
import { CallButton } from '../call-button/call-button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import './already-paid.css'

/** The complaint pages, with this loan and 'Payment not credited' chosen. */
function report(): void {
  openPage('complaint.html', { orderId: param('orderId'), problemType: paymentNotCredited })
}

/** For whoever has paid and still sees a debt: what to keep, how long to wait, whom to tell. */
export function AlreadyPaid() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.title}
      </Button>
      {open && (
        <Dialog look="sheet" title={messages.title} closable={messages.close} onClose={close}>
          <ul className="already-paid">
            <li>{messages.keep}</li>
            <li>{messages.posting.replace('{time}', brand.postingTime)}</li>
            <li>{messages.wait}</li>
          </ul>
          <Button onClick={report}>{messages.report}</Button>
          <CallButton />
        </Dialog>
      )}
    </>
  )
}
