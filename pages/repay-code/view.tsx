import { useStore } from '@nanostores/react'
import { repayCodeMessages as messages } from '../../shared/messages/repay-code.ts'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Code } from './code.tsx'
import { $code, leave, leaveLabel, openLoan } from './store.ts'
import './page.css'

const { title } = messages

export function Page() {
  const shown = useStore($code)
  switch (shown.state) {
    case 'loading':
      return (
        <PageFrame title={title} hero={<Amount />}>
          <section className="card">
            <Skeleton lines={4} />
          </section>
        </PageFrame>
      )
    case 'none':
      return (
        <PageFrame title={title}>
          <ErrorState
            title={messages.noneTitle}
            message={messages.none}
            action={leaveLabel()}
            onRetry={leave}
          />
        </PageFrame>
      )
    case 'different':
      return (
        <PageFrame title={title}>
          <ErrorState
            title={messages.differentTitle}
            message={messages.different}
            action={leaveLabel()}
            onRetry={leave}
          />
        </PageFrame>
      )
    case 'refused':
      return (
        <PageFrame title={title}>
          <ErrorState
            title={messages.refusedTitle}
            message={shown.message}
            action={messages.openLoan}
            onRetry={openLoan}
          />
        </PageFrame>
      )
    default:
      return (
        <PageFrame title={title} hero={<Amount text={shown.address.amount} />}>
          <Code shown={shown} />
        </PageFrame>
      )
  }
}

/** While it is read, its line is empty: `--` would say that there is no amount. */
function Amount({ text = '\u00a0' }: { text?: string }) {
  return (
    <div className="repay-code_due">
      <p>{messages.amount}</p>
      <p className="repay-code_amount">{text}</p>
    </div>
  )
}
