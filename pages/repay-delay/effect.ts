import { extensionMessages as messages } from '#messages/extension.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { owedOn } from '../../shared/loan/owed-on.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'

export interface ExtensionEffect {
  /** The sum of all payments, if each amount of the plan has a name; else ''. */
  inAll: string
  /** The payment of today; '' if the server sent none. */
  now: string
  nextDate: string
  /** Owed on that date, if the plan has exactly one amount for it. */
  owed: string
}

interface Extension {
  delay?: { amount: string; nextDate: string } | undefined
  plan: readonly { amount: string; time: string }[]
}

/** Writes hundredths in the format of the texts. */
type WriteLike = (minor: number, texts: readonly string[]) => string

/** NaN for a text that is no amount. */
const minorOf = (text: unknown) => Number(parseAmountText(`${text}`)?.minor)

/** '' unless the plan has `now` among its amounts, and all of them can be read. */
function sumOf(plan: Extension['plan'], now: string, write: WriteLike): string {
  const texts = plan.map(({ amount }) => amount)
  const sum = texts.reduce((before, text) => before + minorOf(text), 0)
  return texts.includes(now) && !Number.isNaN(sum) ? write(sum, texts) : ''
}

/** Whether paying all and extending can be compared: the server has said all of both. */
export const comparesAll = (all: unknown, effect: ExtensionEffect) =>
  [all, ...Object.values(effect)].every(Boolean)

/** How much more extending costs than paying all, where both can be compared. */
export function effectTitle(all: unknown, effect: ExtensionEffect, write: WriteLike): string {
  const { inAll } = effect
  const more = minorOf(inAll) - minorOf(all)
  return more > 0 && comparesAll(all, effect)
    ? formatMessage(messages.costsMore, { amount: write(more, [inAll]) })
    : messages.effect
}

export function effectOf({ delay, plan }: Extension, write: WriteLike): ExtensionEffect {
  const { amount: now = '', nextDate = '' } = delay ?? {}
  return { now, nextDate, owed: owedOn(nextDate, plan), inAll: sumOf(plan, now, write) }
}
