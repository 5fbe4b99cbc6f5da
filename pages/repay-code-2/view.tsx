import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { repayCodeMessages } from '#messages/repay-code.ts'
import { codeMessages as messages } from '#messages/repayment.ts'
import { KeptSlip } from '../../shared/features/cashier/kept-slip.tsx'
import { AmountHead } from '../../shared/features/loan-head/amount-head.tsx'
import { DueAmountHead } from '../../shared/features/loan-head/due-amount-head.tsx'
import { PaymentsArea } from '../../shared/features/payments/payments.tsx'
import { ExtensionEffect } from '../../shared/features/repayment/extension-effect.tsx'
import { groupCode } from '../../shared/loan/group-code.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Instructions } from './instructions.tsx'
import { hasLoan, openRepayment, type RepayCode2Page, type ShownInstructions } from './store.ts'
import './page.css'

export function Page({ store }: { store: RepayCode2Page }) {
  const resource = useStore(store.$instructions)
  const slip = useStore(store.$slip)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={common.repaymentCode}>
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
        <KeptSlip record={slip} payments={store.payments} />
      </PageFrame>
    )
  }
  if (resource.state === 'loading') {
    return (
      <PageFrame title={common.repaymentCode} hero={<AmountHead label={messages.total} />}>
        <Card>
          <Skeleton lines={6} slow={resource.slow} />
          {resource.slow && <KeptSlip record={slip} payments={store.payments} />}
        </Card>
        {resource.slow && <PaymentsArea payments={store.payments} />}
      </PageFrame>
    )
  }
  return <LoadedCode store={store} instructions={resource.data} />
}

interface LoadedProps {
  store: RepayCode2Page
  instructions: ShownInstructions
}

function LoadedCode({ store, instructions }: LoadedProps) {
  const { payments, renewCode } = store
  const money = useStore(payments.$money)
  const { code, kind, total, date } = instructions
  return (
    <PageFrame
      title={common.repaymentCode}
      hero={
        <DueAmountHead
          label={messages.total}
          amount={total || noAmount}
          date={date}
          payments={payments}
        />
      }
    >
      <PaymentsArea payments={payments} />
      <Instructions
        instructions={instructions}
        digits={groupCode(code)}
        renew={hasLoan() ? renewCode : undefined}
        payments={payments}
        money={money}
        note={kind === 'extension' && <ExtensionEffect {...instructions} />}
      />
    </PageFrame>
  )
}
