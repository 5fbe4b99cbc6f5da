import type { PlanEntry, Repayment } from '../../shared/api/repayment.ts'
import { extensionMessages as messages } from '../../shared/messages/extension.ts'
import { RepaymentPage } from '../../shared/ui/repayment/repayment.tsx'
import { effectOf, extension } from './store.ts'
import './page.css'

const renderExtra = (repayment: Repayment) => (
  <>
    <Effect repayment={repayment} />
    {repayment.plan.length > 0 && <Plan plan={repayment.plan} />}
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

function Plan({ plan }: { plan: readonly PlanEntry[] }) {
  return (
    <section className="card">
      <h2 className="card_title">{messages.plan}</h2>
      <ol className="delay_plan">
        {plan.map(({ remark, title, amount, time }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity and may repeat.
          <li className="delay_entry" key={index}>
            {remark && <span className="delay_remark">{remark}</span>}
            <span className="delay_title">{title}</span>
            <span className="delay_amount">{amount}</span>
            {time && <span className="delay_time">{time}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
