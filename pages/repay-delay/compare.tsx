import { dayMessages } from '#messages/days.ts'
import { extensionMessages as messages } from '#messages/extension.ts'
import type { Repayment } from '../../shared/api/repayment.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { daysLeft } from '../../shared/features/loan-head/urgency.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import type { ExtensionEffect } from './store.ts'

const payAll = () => openPage('repay.html', { ...orderKey() })

/** Paying all beside extending, where the server has said all of both. */
export function Compare({ repayment, effect }: { repayment: Repayment; effect: ExtensionEffect }) {
  const { now, owed, nextDate, inAll } = effect
  const isLate = (daysLeft(repayment.date, marketTime()) ?? 0) < 0
  const rows = [
    [messages.now, repayment.amount, now],
    [messages.later, messages.nothing, owed],
    [messages.inAll, repayment.amount, inAll],
    [messages.lastDay, isLate ? dayMessages.today : repayment.date, nextDate]
  ] as const
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section className="compare_scroll" aria-label={messages.extend} tabIndex={0}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              <th scope="col">{messages.payAll}</th>
              <th scope="col">{messages.extend}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, all, extended]) => (
              <tr className={name === messages.inAll ? 'is-sum' : undefined} key={name}>
                <th scope="row">{name}</th>
                <td>{dateText(all)}</td>
                <td>{dateText(extended)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button variant="secondary" onClick={payAll}>
        {messages.payAll}
      </Button>
    </>
  )
}

export const canCompare = ({ amount, date }: Repayment, effect: ExtensionEffect): boolean =>
  [amount, date, effect.now, effect.owed, effect.nextDate, effect.inAll].every(Boolean)
