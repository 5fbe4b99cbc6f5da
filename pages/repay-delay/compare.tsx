import { extensionMessages as messages } from '#messages/extension.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import type { ExtensionEffect } from './effect.ts'

interface CompareProps {
  all: { amount: string; lastDay: string }
  effect: ExtensionEffect
}

/** Only where the server has said all of both. */
export function Compare({ all, effect }: CompareProps) {
  const { now, owed, nextDate, inAll } = effect
  const rows = [
    ['now', all.amount, now],
    ['later', messages.nothing, owed],
    ['inAll', all.amount, inAll],
    ['lastDay', all.lastDay, nextDate]
  ] as const
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
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
          {rows.map(([kind, ofAll, extended]) => (
            <tr className={kind === 'inAll' ? 'is-sum' : undefined} key={kind}>
              <th scope="row">{messages[kind]}</th>
              <td>{dateText(ofAll)}</td>
              <td>{dateText(extended)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
