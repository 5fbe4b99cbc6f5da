import type { Repayment } from '../../shared/api/repayment.ts'
import { extensionMessages as messages } from '../../shared/messages/extension.ts'
import { PlanList } from '../../shared/ui/plan-list/plan-list.tsx'
import { RepaymentPage } from '../../shared/ui/repayment/repayment.tsx'
import { effectOf, extension } from './store.ts'
import './page.css'

const renderExtra = (repayment: Repayment) => (
  <>
    <Effect repayment={repayment} />
    {repayment.plan.length > 0 && (
      <section className="card">
        <h2 className="card_title">{messages.plan}</h2>
        <PlanList entries={repayment.plan.map(entry => ({ ...entry, text: entry.remark }))} />
      </section>
    )}
  </>
)

export function Page() {
  return <RepaymentPage title={messages.title} store={extension} renderExtra={renderExtra} />
}

/** What is paid now, what it buys, and what it does not. */
function Effect({ repayment }: { repayment: Repayment }) {
  const { now, nextDate, owed } = effectOf(repayment)
  const isDated = nextDate ? messages.owesRestOn : messages.owesRest
  const rest = (owed ? messages.owesAmountOn : isDated)
    .replace('{amount}', owed)
    .replace('{date}', nextDate)
  return (
    <section className="card">
      <h2 className="card_title">{messages.effect}</h2>
      <ul className="delay_effect">
        {now && <li>{messages.payNow.replace('{amount}', now)}</li>}
        {nextDate && <NextDate date={nextDate} />}
        <li>{rest}</li>
        {repayment.amount && <li>{messages.instead.replace('{amount}', repayment.amount)}</li>}
      </ul>
    </section>
  )
}

/** The one date to remember stays on one line. */
function NextDate({ date }: { date: string }) {
  const [before, after] = messages.nextDate.split('{date}')
  return (
    <li className="delay_next">
      {before}
      <span className="delay_date">{date}</span>
      {after}
    </li>
  )
}
