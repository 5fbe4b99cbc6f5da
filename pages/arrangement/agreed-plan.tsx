import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { commonMessages as common } from '#messages/common.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { brand } from '../../shared/config/brand.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { PlanRows } from '../../shared/features/arrangement/plan-rows.tsx'
import { daysOf } from '../../shared/features/arrangement/read-plan.ts'
import { OptionTerms } from '../../shared/features/options/option-terms.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { KeepReminderRow } from '../../shared/features/reminder/keep-reminder-row.tsx'
import { dateText } from '../../shared/messages/date-text.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { AcceptedDrawing } from '../../shared/ui/drawing/moments.tsx'
import { Moment } from '../../shared/ui/moment/moment.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import type { ArrangementPage } from './store.ts'

interface AgreedPlanProps {
  plan: QuotedOption
  message: string
  store: ArrangementPage
}

export function AgreedPlan({ plan, message, store }: AgreedPlanProps) {
  const owed = useStore(store.$owed)
  const isMoment = useStore(store.answer.$agreed)
  // A payment that was received stays in the plan until it is on the loan, and is not asked for again.
  const isPaid = hasPaid(useStore(store.payments.$money))
  const money = (minor: number) => moneyText(minor, '', [owed])
  const rows = plan.schedule.map(({ date, minor }) => ({
    text: dateText(date),
    value: money(minor)
  }))
  if (isMoment) {
    return (
      <Moment
        drawing={<AcceptedDrawing symbol={pageSymbol()} />}
        title={messages.agreedTitle}
        actions={
          <>
            <Calendar plan={plan} />
            <Button onClick={store.openLoan}>{common.seeLoan}</Button>
          </>
        }
      >
        {message && <p>{message}</p>}
        <p>{messages.agreedText}</p>
        <Rows rows={rows} />
        <OptionTerms {...plan} />
      </Moment>
    )
  }
  // Without the options the page of repayment takes the whole debt alone.
  const [next] = !isPaid && brand.services.includes('options') ? rows : []
  return (
    <>
      <Card role="status">
        {message && <p className="arrangement_words">{message}</p>}
        {!isPaid && <p>{messages.agreedText}</p>}
        <PlanRows plan={plan} money={money} />
        <Calendar plan={plan} />
        <OptionTerms {...plan} />
      </Card>
      <ActionBar>
        <Button
          variant={isPaid ? 'secondary' : 'primary'}
          onClick={store.openRepay}
          hint={next && `${next.value} · ${next.text}`}
        >
          {messages.pay}
        </Button>
        <Button variant="quiet" onClick={store.openLoan}>
          {common.seeLoan}
        </Button>
      </ActionBar>
    </>
  )
}

function Calendar({ plan }: Pick<AgreedPlanProps, 'plan'>) {
  const loan = orderKey()
  return (
    loan && (
      <KeepReminderRow days={daysOf(plan)} loan={loan}>
        {messages.calendar}
      </KeepReminderRow>
    )
  )
}
