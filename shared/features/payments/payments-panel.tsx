import { useStore } from '@nanostores/react'
import { paperMessages } from '#messages/paper.ts'
import { paymentMessages as messages } from '#messages/payments.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import { DoneIcon } from '../../ui/icon/done-icon.tsx'
import { HourglassIcon } from '../../ui/icon/hourglass-icon.tsx'
import { PaperButton } from '../paper/paper-button.tsx'
import type { PaymentText } from './describe-payment.ts'
import { PaymentSteps } from './payment-steps.tsx'
import type { PaymentsStore } from './store.ts'
import '../../styles/unseen.css'
import './payments.css'

const icons = { open: HourglassIcon, done: DoneIcon, over: AlertIcon }

export function PaymentsPanel({ store }: { store: PaymentsStore }) {
  const texts = useStore(store.$texts)
  return (
    <>
      {/* It stands there before it says anything, and is heard only when that changes. */}
      <p className="unseen" role="status">
        {texts.map(({ title, lines }) => [title, ...lines].join(' ')).join(' ')}
      </p>
      {texts.map(text => (
        <PaymentCard text={text} key={text.id} />
      ))}
      <PaymentList store={store} />
      <PayAgain store={store} />
    </>
  )
}

function PaymentCard({ text }: { text: PaymentText }) {
  const { id, tone, title, lines, steps, reference, hasReceipt } = text
  const Icon = icons[tone]
  return (
    <Card className={`payment is-${tone}`}>
      <div className="payment_head">
        <Icon />
        <h2 className="payment_title">{title}</h2>
      </div>
      {steps.length > 0 && <PaymentSteps steps={steps} />}
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {reference && (
        <p className="payment_reference">
          {messages.reference} <strong>{reference}</strong>
        </p>
      )}
      {hasReceipt && (
        <PaperButton paper={{ kind: 'receipt', id }}>{paperMessages.receipt.title}</PaperButton>
      )}
    </Card>
  )
}

function PaymentList({ store }: { store: PaymentsStore }) {
  const lines = useStore(store.$lines)
  if (lines.length === 0) return null
  return (
    <Card title={messages.title}>
      <ul className="payment_list">
        {lines.map(({ id, title, state, reference, hasReceipt }) => (
          <li className="payment_line" key={id}>
            <div>
              <p className="payment_name" id={`payment-${id}`}>
                {title}
              </p>
              <p className="payment_reference">{[state, reference].filter(Boolean).join(' · ')}</p>
            </div>
            {hasReceipt && (
              <PaperButton
                paper={{ kind: 'receipt', id }}
                variant="quiet"
                describedBy={`payment-${id}`}
              >
                {paperMessages.receipt.title}
              </PaperButton>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Nobody is led into paying twice. */
function PayAgain({ store }: { store: PaymentsStore }) {
  const again = useStore(store.$again)
  if (!again) return null
  return (
    <Dialog title={messages.againTitle} onClose={store.closeAgain}>
      <p>{again.text}</p>
      <DialogActions>
        <Button variant="secondary" onClick={again.go}>
          {messages.again}
        </Button>
        <Button onClick={store.closeAgain}>{messages.notNow}</Button>
      </DialogActions>
    </Dialog>
  )
}
