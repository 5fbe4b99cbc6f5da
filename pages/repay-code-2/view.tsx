import { useStore } from '@nanostores/react'
import { repayCodeMessages } from '#messages/repay-code.ts'
import { codeMessages as messages } from '#messages/repayment.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { KeptSlip } from '../../shared/features/cashier/kept-slip.tsx'
import { dueHead } from '../../shared/features/loan-head/due-head.ts'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { PaymentsArea } from '../../shared/features/payments/payments.tsx'
import { groupCode } from '../../shared/loan/group-code.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { CodeFrame } from './frame.tsx'
import { Instructions } from './instructions.tsx'
import { hasLoan, openRepayment, type RepayCode2Page } from './store.ts'
import './page.css'

export function Page({ store }: { store: RepayCode2Page }) {
  const resource = useStore(store.$instructions)
  const slip = useStore(store.$slip)
  const money = useStore(store.payments.$money)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <FailedState
          failed={resource}
          way={
            hasLoan()
              ? { action: repayCodeMessages.openRepayment, onAct: openRepayment }
              : undefined
          }
          onRetry={store.load}
        />
        <PaymentsArea payments={store.payments} />
        <KeptSlip record={slip} guard={store.payments.use} />
      </PageFrame>
    )
  }
  return (
    <CodeFrame>
      {resource.state === 'loading' ? (
        <Card>
          <Skeleton lines={6} slow={resource.slow} />
          {resource.slow && <KeptSlip record={slip} guard={store.payments.use} />}
        </Card>
      ) : (
        <>
          <PaymentsArea payments={store.payments} />
          <Instructions
            instructions={resource.data}
            digits={groupCode(resource.data.code)}
            dates={dueHead({ date: resource.data.date, rows: [] }, marketTime(), hasPaid(money))}
            renew={hasLoan() ? store.renewCode : undefined}
            payments={store.payments}
            money={money}
          />
        </>
      )}
    </CodeFrame>
  )
}
