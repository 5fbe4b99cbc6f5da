import { paymentListMessages as messages } from '#messages/payment-list.ts'
import type { Payment } from '../../api/payments.ts'
import { marketTime } from '../../context/market-time.ts'
import { Card } from '../../ui/card/card.tsx'
import { ReceiptButton } from '../paper/receipt-button.tsx'
import { lineOfPayment } from './payment-line.ts'

interface PaymentListProps {
  payments: readonly Payment[]
  money: (minor: number | undefined) => string
}

export function PaymentList({ payments, money }: PaymentListProps) {
  const lines = payments.map(payment => lineOfPayment(payment, { now: marketTime().now, money }))
  return (
    <Card title={messages.title}>
      <ul className="payment_list">
        {lines.map(({ id, title, state, reference, isStruck, message, minor, hasReceipt }) => (
          <li className="payment_line" key={id}>
            <div>
              <p className="payment_name" id={`payment-${id}`}>
                {title}
              </p>
              <p className="payment_reference">
                {state}
                {reference && ' · '}
                {isStruck ? <s>{reference}</s> : reference}
              </p>
              {message && <p className="payment_reference">{message}</p>}
            </div>
            {hasReceipt && (
              <ReceiptButton
                payment={{ id, minor }}
                variant="quiet"
                describedBy={`payment-${id}`}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
