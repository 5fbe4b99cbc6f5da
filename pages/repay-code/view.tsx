import { useStore } from '@nanostores/react'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import { AmountDue } from '../../shared/ui/amount-due/amount-due.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { RefusedState } from '../../shared/ui/error-state/refused-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Code } from './code.tsx'
import { $code, leave, leaveLabel, loadCode, openLoan, type Shown } from './store.ts'
import './page.css'

const { title } = messages

/** Why there is no code to pay with, and the way on; undefined when there is one. */
function problemOf(shown: Shown) {
  switch (shown.state) {
    case 'none':
      return {
        title: messages.noneTitle,
        message: messages.none,
        action: leaveLabel(),
        onRetry: leave
      }
    case 'different':
      return {
        title: messages.differentTitle,
        message: messages.different,
        action: leaveLabel(),
        onRetry: leave
      }
    default:
      return undefined
  }
}

export function Page() {
  const shown = useStore($code)
  const problem = problemOf(shown)
  if (problem) {
    return (
      <PageFrame title={title}>
        <ErrorState {...problem} />
      </PageFrame>
    )
  }
  if (shown.state === 'refused') {
    return (
      <PageFrame title={title}>
        <RefusedState
          message={shown.message}
          action={messages.openLoan}
          onAct={openLoan}
          onRetry={loadCode}
        />
      </PageFrame>
    )
  }
  if (shown.state === 'loading') {
    return (
      <PageFrame title={title} hero={<AmountDue label={messages.amount} />}>
        <section className="card">
          <Skeleton lines={4} />
        </section>
      </PageFrame>
    )
  }
  const { amount } = shown.address
  return (
    <PageFrame title={title} hero={<AmountDue label={messages.amount} amount={amount} />}>
      <Code shown={shown} />
    </PageFrame>
  )
}
