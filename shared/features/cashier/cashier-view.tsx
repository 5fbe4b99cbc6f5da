import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { cashierViewMessages as messages } from '#messages/cashier-view.ts'
import { commonMessages as common } from '#messages/common.ts'
import { paymentMessages } from '#messages/payments.ts'
import type { Repayment } from '../../api/repayment.ts'
import { saveImage } from '../../bridge/save-image.ts'
import { share } from '../../bridge/share.ts'
import { brand } from '../../config/brand.ts'
import { param } from '../../context/query.ts'
import { $toast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useCover } from '../../ui/dialog/use-cover.ts'
import { focusOnce } from '../../ui/focus-once.ts'
import { SaveIcon } from '../../ui/icon/save-icon.tsx'
import { ShareIcon } from '../../ui/icon/share-icon.tsx'
import { TurnIcon } from '../../ui/icon/turn-icon.tsx'
import { $receivedText } from '../payments/store.ts'
import { drawSummary } from '../summary-image/draw-summary.ts'
import { summaryText } from '../summary-image/summary-text.ts'
import { keepSlip } from './kept-slips.ts'
import { KeptTime } from './kept-time.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import type { Slip } from './slip.ts'
import { figureOfSlip, placeOfSlip, summaryOfSlip, warningsOfSlip } from './slip-summary.ts'
import { spareSlip } from './spare-slip.ts'
import { Stage } from './stage.tsx'
import '../../ui/dialog/full-dialog.css'
import './cashier.css'

interface CashierViewProps {
  slip: Slip
  repayment?: Repayment
  /** When the slip was kept; undefined for a fresh answer of the server. */
  savedAt?: number | undefined
  onClose: () => void
}

async function imageOf(slip: Slip, savedAt?: number): Promise<Blob | undefined> {
  // A picture of another origin cannot be drawn on our canvas.
  if (slip.picture) return undefined
  return drawSummary(summaryOfSlip(slip, savedAt, await figureOfSlip(slip)))
}

export const saveSlip = singleFlight(async (slip: Slip, savedAt?: number) => {
  await saveImage(await imageOf(slip, savedAt), messages.file)
})

const send = singleFlight(async (slip: Slip, savedAt?: number) => {
  const text = summaryText(summaryOfSlip(slip, savedAt))
  const image = await imageOf(slip, savedAt)
  await share({ title: common.repaymentCode, text, file: image, name: messages.file })
})

/** Covers the screen. The caller closes it when the code is used or has expired. */
export function CashierView({ slip, repayment, savedAt, onClose }: CashierViewProps) {
  const [isMissing, setMissing] = useState(false)
  const spare = isMissing ? spareSlip(slip, repayment) : undefined
  const own = spare ?? slip
  // A toast would cover the amount.
  useEffect(() => $toast.set(undefined), [])
  useCover(onClose)
  const replace = () => {
    const orderId = param('orderId')
    const next = spareSlip(slip, repayment)
    if (orderId && next) keepSlip(orderId, next)
    setMissing(true)
  }
  return (
    <Dialog
      variant="full"
      className="cashier-dialog"
      title={common.showToCashier}
      closable={common.close}
      onClose={onClose}
    >
      <div className="cashier">
        <Facts slip={own} savedAt={savedAt} />
        {isMissing && !spare ? (
          <>
            <p className="cashier_missing" role="alert">
              {messages.noPicture}
            </p>
            <Button ref={focusOnce} onClick={onClose}>
              {common.close}
            </Button>
          </>
        ) : (
          <Code slip={own} savedAt={savedAt} onMissing={replace} />
        )}
      </div>
    </Dialog>
  )
}

type CodeProps = Pick<CashierViewProps, 'slip' | 'savedAt'> & { onMissing: () => void }

function Code({ slip, savedAt, onMissing }: CodeProps) {
  const [isTurned, setTurned] = useState(false)
  return (
    <>
      <Stage slip={slip} isTurned={isTurned} onMissing={onMissing} />
      <div className="cashier_actions">
        {slip.look === 'barcode' && (
          <Button
            variant="secondary"
            className="cashier_turn"
            aria-pressed={isTurned}
            onClick={() => setTurned(!isTurned)}
          >
            <TurnIcon />
            {messages.turn}
          </Button>
        )}
        <Button variant="secondary" onClick={() => saveSlip(slip, savedAt)}>
          <SaveIcon />
          {common.save}
        </Button>
        <Button variant="secondary" onClick={() => send(slip, savedAt)}>
          <ShareIcon />
          {common.share}
        </Button>
      </div>
    </>
  )
}

function Facts({ slip, savedAt }: Pick<CashierViewProps, 'slip' | 'savedAt'>) {
  const received = useStore($receivedText)
  return (
    <div className="cashier_facts">
      <p className="cashier_received" role="status">
        {received && `${received} ${paymentMessages.notAgain}`}
      </p>
      <p className="cashier_place">{common.amount}</p>
      <p className="cashier_amount">{slip.amount || noAmount}</p>
      <p>
        {common.payTo} <strong>{brand.billerName}</strong>
      </p>
      <p className="cashier_place">{placeOfSlip(slip)}</p>
      {slip.contractNumber && (
        <p className="cashier_place">
          {common.contractNumber} {slip.contractNumber}
        </p>
      )}
      {warningsOfSlip(slip).map(text => (
        <p className="cashier_kept" key={text}>
          {text}
        </p>
      ))}
      <PaymentNotes {...slip} />
      {savedAt !== undefined && <KeptTime savedAt={savedAt} />}
    </div>
  )
}
