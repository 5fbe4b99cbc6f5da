import { type RefObject, useEffect, useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { paymentMessages as messages } from '#messages/payments.ts'
import { pageSymbol } from '../../context/page-symbol.ts'
import { dateText } from '../../messages/date-text.ts'
import { Card } from '../../ui/card/card.tsx'
import { PaidDrawing, ReceivedDrawing } from '../../ui/drawing/moments.tsx'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import { DoneIcon } from '../../ui/icon/done-icon.tsx'
import { HourglassIcon } from '../../ui/icon/hourglass-icon.tsx'
import { WalletIcon } from '../../ui/icon/wallet-icon.tsx'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import { Moment } from '../../ui/moment/moment.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import type { PaymentStep, PaymentText } from './describe-payment.ts'
import './payments.css'

const ReceiptButton = drawnPart(
  async () => (await import('../paper/receipt-button.tsx')).ReceiptButton
)

const icons = { open: HourglassIcon, done: DoneIcon, over: AlertIcon }

interface PaymentCardProps {
  text: PaymentText
  heading: RefObject<HTMLHeadingElement | null> | undefined
}

export function PaymentCard({ text, heading }: PaymentCardProps) {
  const { id, tone, title, minor, hasReceipt, resume } = text
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
      {resume && (
        <RowButton icon={<WalletIcon />} hint={resume.hint} onClick={resume.go}>
          {resume.name}
        </RowButton>
      )}
    </Card>
  )
}

export interface Moments {
  /** The moment shown last, by any page; '' before the first. */
  last: () => string
  note: (moment: string) => void
}

/** Whether money came while he looked at the page or was away to pay; once a payment. */
export function useMoment(
  first: PaymentText | undefined,
  isReturned: boolean,
  moments: Moments
): boolean {
  const now = first?.moment ? `${first.id} ${first.moment}` : ''
  const [last, setLast] = useState(isReturned ? moments.last() : now)
  const [moment, setMoment] = useState('')
  if (now !== last) {
    setLast(now)
    setMoment(now)
  }
  useEffect(() => {
    if (moment) moments.note(moment)
  }, [moment, moments])
  return now !== '' && moment === now
}

export function PaymentMoment({ text }: { text: PaymentText }) {
  const { id, title, minor, hasReceipt, moment } = text
  const symbol = pageSymbol()
  return (
    <Moment
      isCard
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

function Body({ text }: { text: PaymentText }) {
  const { lead, lines, steps, reference, isStruck } = text
  return (
    <>
      {lead && (
        <p>
          <strong>{lead}</strong>
        </p>
      )}
      {steps.length > 0 && <PaymentSteps steps={steps} />}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {reference && (
        <p className="payment_reference">
          {common.reference} {isStruck ? <s>{reference}</s> : <strong>{reference}</strong>}
        </p>
      )}
    </>
  )
}

function PaymentSteps({ steps }: { steps: readonly PaymentStep[] }) {
  return (
    <ol className="payment_steps" aria-label={messages.steps}>
      {steps.map(({ name, time, state }) => (
        <li
          className={`payment_step is-${state}`}
          aria-current={state === 'now' ? 'step' : undefined}
          key={name}
        >
          <span className="payment_dot">
            {state === 'done' && (
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M4 8.5l2.5 2.5L12 5.5" />
              </svg>
            )}
          </span>
          <span className="payment_name">{name}</span>
          <span className="payment_time">{dateText(time)}</span>
        </li>
      ))}
    </ol>
  )
}
