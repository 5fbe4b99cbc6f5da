import { extensionNoteMessages } from '#messages/extension-note.ts'
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
  rows: { text: string; value: string; detail?: string }[]
  /** The saving of paying early, or the limits of the option; '' for neither. */
  saves: string
  warning: string
}

/** A word for zero: people read `₱0,00` as an amount. */
const orNothing = (minor: number, write: WriteAmount) =>
  minor === 0 ? messages.nothing : write(minor)

function endText(option: QuotedOption): string {
  const end = endOfOption(option)
  const isLater = (laterOf(option) ?? 0) > 0 && parseDay(end) !== undefined
  return isLater ? dateText(end) : messages.today
}

/** `owed` is the debt on the due date, in hundredths. */
export function describeOption(
  option: QuotedOption,
  owed: number | undefined,
  write: WriteAmount
): OptionText {
  const { kind, now, cost, waived = 0 } = option
  const later = laterOf(option) ?? 0
  const count = option.schedule.length
  const saved = savingOf(option, owed)
  const rows = [
    { text: messages.now, value: write(now) },
    {
      text: messages.later,
      value: orNothing(later, write),
      ...(count > 1 && { detail: formatMessage(messages.laterIn, { count }) })
    },
    { text: messages.cost, value: cost === undefined ? '' : orNothing(cost, write) },
    // Paying in full says the same as its saving.
    { text: messages.waived, value: kind === 'plan' && waived > 0 ? `−${write(waived)}` : '' },
    { text: messages.over, value: endText(option) }
  ]
  return {
    title: messages.kinds[kind],
    rows: rows.filter(({ value }) => value),
    saves: saved === undefined ? '' : formatMessage(messages.saves, { amount: write(saved) }),
    warning: kind === 'extension' ? extensionNoteMessages.notPaidOff : ''
  }
}
