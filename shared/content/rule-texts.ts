import { offerMessages } from '#messages/confirmation.ts'
import { ruleMessages as messages } from '#messages/rules.ts'
import { formatMessage } from '../lib/format-message.ts'
import type { LoanRules } from './loan-rules.ts'

/** How soon it is decided: `1 day`. */
export function decidedIn({ decidedDays }: LoanRules): string {
  return decidedDays === 1
    ? offerMessages.day
    : formatMessage(offerMessages.days, { count: decidedDays })
}

/** The figures of the loan terms, as the site shows them in the page's language. */
export function ruleTexts(rules: LoanRules) {
  const credited = { from: rules.creditedFrom, to: rules.creditedTo }
  return {
    term: formatMessage(messages.term, { from: rules.termFrom, to: rules.termTo }),
    decided: formatMessage(messages.decided, { decided: decidedIn(rules) }),
    credited: formatMessage(messages.credited, credited),
    creditedSentence: formatMessage(messages.creditedSentence, credited),
    penalty: formatMessage(messages.penalty, {
      new: rules.penaltyNew,
      repeat: rules.penaltyRepeat
    }),
    late: rules.lateInterest.map(({ percent, from, to }): [string, string] => [
      to === undefined
        ? formatMessage(messages.lateFrom, { from })
        : formatMessage(messages.lateDays, { from, to }),
      formatMessage(messages.lateRate, { percent })
    ])
  }
}
