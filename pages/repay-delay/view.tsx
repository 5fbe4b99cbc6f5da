import { extensionMessages as messages } from '#messages/extension.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { PlanList } from '../../shared/features/plan-list/plan-list.tsx'
import { RepaymentPage } from '../../shared/features/repayment/repayment.tsx'
import type { RepaymentStore } from '../../shared/features/repayment/store.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { Compare, canCompare } from './compare.tsx'
import { remainderText } from './remainder-text.ts'
import { effectOf } from './store.ts'
import './page.css'

const renderPlan = ({ plan }: Repayment) =>
  plan.length > 0 && (
    <Card title={messages.plan}>
      <PlanList entries={plan.map(entry => ({ ...entry, text: entry.remark }))} />
    </Card>
  )

export function Page({ store }: { store: RepaymentStore }) {
  return (
    <RepaymentPage
      title={messages.title}
      store={store}
      renderEffect={repayment => <Effect repayment={repayment} />}
      renderPlan={renderPlan}
      renderReminder={repayment => (
        <p className="repayment_reminder">{remainderText(effectOf(repayment))}</p>
      )}
    />
  )
}

function Effect({ repayment }: { repayment: Repayment }) {
  const effect = effectOf(repayment)
  const { now, nextDate } = effect
  const compares = canCompare(repayment, effect)
  if (!compares && !now && !nextDate && !repayment.amount) return null
  return (
    <Card title={messages.effect} className="delay_effect">
      {nextDate && <NextDate date={nextDate} />}
      {compares ? (
        <Compare repayment={repayment} effect={effect} />
      ) : (
        <>
          {now && <p>{formatMessage(messages.payNow, { amount: now })}</p>}
          {repayment.amount && (
            <p>{formatMessage(messages.instead, { amount: repayment.amount })}</p>
          )}
        </>
      )}
    </Card>
  )
}

/** The one date to remember stays on one line. */
function NextDate({ date }: { date: string }) {
  const [before, after] = messages.nextDate.split('{date}')
  return (
    <p>
      {before}
      <strong className="delay_date">{dateText(date)}</strong>
      {after}
    </p>
  )
}
