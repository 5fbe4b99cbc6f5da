import { paymentMessages as messages } from '#messages/payments.ts'
import { dateText } from '../../messages/date-text.ts'
import type { PaymentStep } from './describe-payment.ts'

export function PaymentSteps({ steps }: { steps: readonly PaymentStep[] }) {
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
