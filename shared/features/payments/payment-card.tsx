import type { RefObject } from 'react'
import { paymentMessages as messages } from '#messages/payments.ts'
import { brandSymbol } from '../../config/brand-symbol.ts'
import { Card } from '../../ui/card/card.tsx'
import { PaidDrawing } from '../../ui/drawing/paid.tsx'
import { ReceivedDrawing } from '../../ui/drawing/received.tsx'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import { DoneIcon } from '../../ui/icon/done-icon.tsx'
import { HourglassIcon } from '../../ui/icon/hourglass-icon.tsx'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import { Moment } from '../../ui/moment/moment.tsx'
import type { PaymentText } from './describe-payment.ts'
import { PaymentSteps } from './payment-steps.tsx'
import './payments.css'

const icons = { open: HourglassIcon, done: DoneIcon, over: AlertIcon }

const ReceiptButton = drawnPart(async () => (await import('./receipt-button.tsx')).ReceiptButton)

function Body({ text }: { text: PaymentText }) {
  const { lines, steps, reference, isStruck } = text
  return (
    <>
      {steps.length > 0 && <PaymentSteps steps={steps} />}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {reference && (
        <p className="payment_reference">
          {messages.reference} {isStruck ? <s>{reference}</s> : <strong>{reference}</strong>}
        </p>
      )}
    </>
  )
}

interface PaymentCardProps {
  text: PaymentText
  heading: RefObject<HTMLHeadingElement | null> | undefined
}

export function PaymentCard({ text, heading }: PaymentCardProps) {
  const { id, tone, title, minor, hasReceipt } = text
  const Icon = icons[tone]
  return (
    <Card className={`payment is-${tone}`}>
      <div className="payment_head">
        <Icon />
        <h2 className="payment_title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <Body text={text} />
      {hasReceipt && <ReceiptButton payment={{ id, minor }} />}
    </Card>
  )
}

export function PaymentMoment({ text }: { text: PaymentText }) {
  const { id, title, minor, hasReceipt, moment } = text
  const symbol = brandSymbol()
  return (
    <Moment
      drawing={moment === 'paid' ? <PaidDrawing /> : <ReceivedDrawing symbol={symbol} />}
      title={title}
      actions={hasReceipt && <ReceiptButton payment={{ id, minor }} />}
    >
      <div className="payment_moment">
        <Body text={text} />
      </div>
    </Moment>
  )
}
