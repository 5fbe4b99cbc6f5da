import type { LoanRules } from '../config/loan-rules.ts'
import type { lateMessages } from '../messages/en/late.ts'
import { formatMessage } from '../messages/format-message.ts'
import type { penalties } from './loan-rules.ts'

type Words = typeof lateMessages

interface LateLines {
  lines: string[]
  points: string[]
}

/** The consequences of a late payment: in English in the English text, else in the page's language. */
export function lateLines(
  rules: LoanRules,
  penalty: ReturnType<typeof penalties>,
  words: Words
): LateLines {
  const amounts = formatMessage(words.amounts, penalty)
  if (rules.hasPenalCharges) {
    return { lines: [formatMessage(words.charge, { amounts }), words.noInterest], points: [] }
  }
  return {
    lines: [formatMessage(words.penalty, { amounts }), words.besides],
    points: rules.lateInterest.map(({ percent, from, to }) =>
      to === undefined
        ? formatMessage(words.fromDay, { percent, from })
        : formatMessage(words.days, { percent, from, to })
    )
  }
}
