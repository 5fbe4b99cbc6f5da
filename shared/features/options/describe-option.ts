import { optionMessages as messages } from '#messages/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { parseDay } from '../../loan/day.ts'
import { savingOf } from '../../loan/options/part.ts'
import { endOfOption, laterOf } from '../../loan/options/pay-option.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

type WriteAmount = (minor: number | undefined) => string

export interface OptionText {
  title: string
  rows: { text: string; value: string }[]
  /** What paying early saves, or what an option does not do; '' for neither. */
  saves: string
  warning: string
}

/** A zero is said in a word: people read `₱0,00` as an amount. */
const orNothing = (minor: number, write: WriteAmount) =>
  minor === 0 ? messages.nothing : write(minor)

function laterText(option: QuotedOption, write: WriteAmount): string {
  const later = laterOf(option) ?? 0
  const { length } = option.schedule
  const date = endOfOption(option)
  if (later === 0) return messages.nothing
  const values = { amount: write(later), count: length, date: dateText(date) }
  return formatMessage(length > 1 ? messages.laterIn : messages.laterBy, values)
}

/** An option in the borrower's terms. `owed` is what he owes by the day it is due, in hundredths. */
export function describeOption(
  option: QuotedOption,
  owed: number | undefined,
  write: WriteAmount
): OptionText {
  const { kind, now, cost } = option
  const end = endOfOption(option)
  const isLater = (laterOf(option) ?? 0) > 0
  const saved = savingOf(option, owed)
  const rows = [
    { text: messages.now, value: orNothing(now, write) },
    { text: messages.later, value: laterText(option, write) },
    { text: messages.cost, value: cost === undefined ? '' : orNothing(cost, write) },
    {
      text: messages.over,
      value: isLater && parseDay(end) !== undefined ? dateText(end) : messages.today
    }
  ]
  return {
    title: messages.kinds[kind],
    rows: rows.filter(({ value }) => value),
    saves: saved === undefined ? '' : formatMessage(messages.saves, { amount: write(saved) }),
    warning: kind === 'extension' ? messages.notPaidOff : ''
  }
}
