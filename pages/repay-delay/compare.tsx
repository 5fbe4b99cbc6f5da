import { dayMessages } from '#messages/days.ts'
import { extensionMessages as messages } from '#messages/extension.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import type { ExtensionEffect } from './effect.ts'

interface CompareProps {
  all: string
  effect: ExtensionEffect
}

/** Only where the server has said all of both. */
export function Compare({ all, effect }: CompareProps) {
  const { now, owed, nextDate, inAll } = effect
  const rows = [
    ['now', all, now],
    ['later', messages.nothing, owed],
    ['inAll', all, inAll],
    ['lastDay', dayMessages.today, dateText(nextDate)]
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
              <td>{ofAll}</td>
              <td>{extended}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
