import { extensionMessages as messages } from '#messages/extension.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { PlanList } from '../../shared/features/plan-list/plan-list.tsx'
import { RepaymentPage } from '../../shared/features/repayment/repayment.tsx'
import type { RepaymentStore } from '../../shared/features/repayment/store.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { effectOf } from './store.ts'
import './page.css'

const renderExtra = (repayment: Repayment) => (
  <>
    <Effect repayment={repayment} />
    {repayment.plan.length > 0 && (
      <Card title={messages.plan}>
        <PlanList entries={repayment.plan.map(entry => ({ ...entry, text: entry.remark }))} />
      </Card>
    )}
  </>
)

export function Page({ store }: { store: RepaymentStore }) {
  return <RepaymentPage title={messages.title} store={store} renderExtra={renderExtra} />
}

function Effect({ repayment }: { repayment: Repayment }) {
  const { now, nextDate, owed } = effectOf(repayment)
  const isDated = nextDate ? messages.owesRestOn : messages.owesRest
  const rest = formatMessage(owed ? messages.owesAmountOn : isDated, {
    amount: owed,
    date: nextDate
  })
  return (
    <Card title={messages.effect}>
      <ul className="delay_effect">
        {now && <li>{formatMessage(messages.payNow, { amount: now })}</li>}
        {nextDate && <NextDate date={nextDate} />}
        <li>{rest}</li>
        {repayment.amount && (
          <li>{formatMessage(messages.instead, { amount: repayment.amount })}</li>
        )}
      </ul>
    </Card>
  )
}

/** The one date to remember stays on one line. */
function NextDate({ date }: { date: string }) {
  const [before, after] = messages.nextDate.split('{date}')
  return (
    <li className="delay_next">
      {before}
      <span className="delay_date">{dateText(date)}</span>
      {after}
    </li>
  )
}
