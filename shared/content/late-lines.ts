import type { LoanRules } from '../config/loan-rules.ts'
import type { lateMessages } from '../messages/en/late.ts'
import { formatMessage } from '../messages/format-message.ts'
import { highestInterest, type penalties } from './loan-rules.ts'

type Words = typeof lateMessages

interface LateLines {
  lines: string[]
  points: string[]
}

export const hasLateCharge = ({ penaltyNew, penaltyRepeat }: LoanRules): boolean =>
  penaltyNew > 0 || penaltyRepeat > 0

/** The consequences of a late payment: in English in the English text, else in the page's language. */
export function lateLines(
  rules: LoanRules,
  penalty: ReturnType<typeof penalties>,
  words: Words
): LateLines {
  const amounts = formatMessage(words.amounts, penalty)
  const hasCharge = hasLateCharge(rules)
  if (hasCharge && rules.hasPenalCharges) {
    return { lines: [formatMessage(words.charge, { amounts }), words.noInterest], points: [] }
  }
  const lines = hasCharge ? [formatMessage(words.penalty, { amounts })] : []
  if (highestInterest(rules) === 0) return { lines: hasCharge ? lines : [words.free], points: [] }
  return {
    lines: [...lines, words.interest],
    points: rules.lateInterest.map(({ percent, from, to }) =>
      to === undefined
        ? formatMessage(words.fromDay, { percent, from })
        : formatMessage(words.days, { percent, from, to })
    )
  }
}
