import { termMessages } from '#messages/confirmation.ts'
import { ruleMessages as messages } from '#messages/rules.ts'
import type { Brand } from '../config/brand-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { percentText } from '../loan/money.ts'
import { formatMessage } from '../messages/format-message.ts'
import { penalties } from './loan-rules.ts'

export function decidedIn({ decidedDays }: LoanRules): string {
  return decidedDays === 1
    ? termMessages.day
    : formatMessage(termMessages.days, { count: decidedDays })
}

export function ruleTexts(rules: LoanRules, brand: Brand) {
  const credited = { from: rules.creditedFrom, to: rules.creditedTo }
  return {
    term: formatMessage(messages.term, { from: rules.termFrom, to: rules.termTo }),
    decided: formatMessage(messages.decided, { decided: decidedIn(rules) }),
    credited: formatMessage(messages.credited, credited),
    creditedSentence: formatMessage(messages.creditedSentence, credited),
    penalty: formatMessage(messages.penalty, penalties(rules, brand)),
    late: rules.lateInterest.map(({ percent, from, to }): [string, string] => [
      to === undefined
        ? formatMessage(messages.lateFrom, { from })
        : formatMessage(messages.lateDays, { from, to }),
      percentText(formatMessage(messages.lateRate, { percent }), brand.money)
    ])
  }
}
