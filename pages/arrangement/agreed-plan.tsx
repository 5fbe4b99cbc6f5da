import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { commonMessages as common } from '#messages/common.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { KeepPlan } from '../../shared/features/arrangement/keep-plan.tsx'
import { PlanRows } from '../../shared/features/arrangement/plan-rows.tsx'
import { daysOf } from '../../shared/features/arrangement/read-plan.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import type { ArrangementPage } from './store.ts'

interface AgreedPlanProps {
  plan: QuotedOption
  store: ArrangementPage
}

export function AgreedPlan({ plan, store }: AgreedPlanProps) {
  const owed = useStore(store.$owed)
  const loan = orderKey()
  return (
    <>
      <Card title={messages.agreed} role="status">
        <p>{messages.agreedText}</p>
        <PlanRows plan={plan} money={minor => moneyText(minor, '', [owed])} />
        {loan && <KeepPlan days={daysOf(plan)} loan={loan} />}
      </Card>
      <ActionBar>
        <Button onClick={store.openRepay}>{messages.pay}</Button>
        <Button variant="quiet" onClick={store.openLoan}>
          {common.seeLoan}
        </Button>
      </ActionBar>
    </>
  )
}
