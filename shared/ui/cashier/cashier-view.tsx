import { useEffect, useRef, useState } from 'react'
import { coverPage } from '../../bridge/cover-page.ts'
import { saveImage } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { company } from '../../config/company.ts'
import { $toast } from '../../context/toast.ts'
import { exclusive } from '../../lib/exclusive.ts'
import { momentText } from '../../lib/moment-text.ts'
import { noAmount } from '../../lib/no-amount.ts'
import { cashierMessages as messages } from '../../messages/cashier.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { PaymentNotes } from '../repayment/payment-notes.tsx'
import { drawSummary } from '../summary-image/draw-summary.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import type { Slip } from './slip.ts'
import { figureOfSlip, summaryOfSlip } from './slip-summary.ts'
import { Stage } from './stage.tsx'
import '../dialog/full-dialog.css'
import './cashier.css'

interface CashierViewProps {
  slip: Slip
  /** When what is shown was kept; undefined for what the server has just said. */
  savedAt?: number | undefined
  onClose: () => void
}

async function imageOf(slip: Slip, savedAt?: number): Promise<Blob | undefined> {
  // A picture from elsewhere cannot be drawn into one of ours.
  if (slip.picture) return undefined
  return drawSummary(summaryOfSlip(slip, savedAt, await figureOfSlip(slip)))
}

const save = exclusive(async (slip: Slip, savedAt?: number) => {
  await saveImage(await imageOf(slip, savedAt), messages.file)
  return undefined
})

const send = exclusive(async (slip: Slip, savedAt?: number) => {
  const text = summaryText(summaryOfSlip(slip, savedAt))
  const image = await imageOf(slip, savedAt)
  await share({ title: messages.code, text, image, name: messages.file })
  return undefined
})

/** The code over the whole screen, for somebody on the other side of a counter. */
export function CashierView({ slip, savedAt, onClose }: CashierViewProps) {
  const [isTurned, setTurned] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    // It would cover the amount.
    $toast.set(undefined)
    return coverPage(() => close.current())
  }, [])
  return (
    <Dialog look="full" title={messages.title} closable={messages.close} onClose={onClose}>
      <div className="cashier">
        <div className="cashier_facts">
          <p className="cashier_amount">{slip.amount || noAmount}</p>
          <p>
            {messages.payTo} <strong>{company.billerName}</strong>
          </p>
          {slip.place && <p className="cashier_place">{slip.place}</p>}
          {slip.contractNumber && (
            <p className="cashier_place">
              {messages.contract} {slip.contractNumber}
            </p>
          )}
          <PaymentNotes {...slip} />
          {savedAt !== undefined && (
            <p className="cashier_kept">{messages.kept.replace('{time}', momentText(savedAt))}</p>
          )}
        </div>
        <Stage slip={slip} isTurned={isTurned} />
        <div className="cashier_actions">
          {slip.look === 'barcode' && (
            <Button
              look="secondary"
              className="cashier_turn"
              aria-pressed={isTurned}
              onClick={() => setTurned(!isTurned)}
            >
              {messages.turn}
            </Button>
          )}
          <Button look="secondary" onClick={() => save(slip, savedAt)}>
            {messages.save}
          </Button>
          <Button look="secondary" onClick={() => send(slip, savedAt)}>
            {messages.share}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
