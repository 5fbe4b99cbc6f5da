import { lateMessages } from '#messages/late.ts'
import { legalMessages as messages } from '#messages/legal.ts'
import type { Company } from '../config/company-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { formatMessage } from '../messages/format-message.ts'
import { hasLateCharge, lateLines } from './late-lines.ts'
import { highestInterest, type penalties } from './loan-rules.ts'
import { timeText } from './retention.ts'

export function lateInShort(rules: LoanRules, penalty: ReturnType<typeof penalties>): string {
  const percent = highestInterest(rules)
  if (hasLateCharge(rules) && (rules.hasPenalCharges || percent > 0)) {
    return formatMessage(rules.hasPenalCharges ? messages.lateCharge : messages.lateInterest, {
      penaltyNew: penalty.new,
      penaltyRepeat: penalty.repeat,
      percent
    })
  }
  const { lines, points } = lateLines(rules, penalty, lateMessages)
  return [...lines, ...points].join(' ')
}

export function earlyInShort({ prepaymentAfterHalf, prepaymentNotBefore }: LoanRules): string {
  if (!prepaymentAfterHalf) return messages.prepaymentFree
  return formatMessage(messages.prepaymentLimited, { days: prepaymentNotBefore })
}

export function termsInShort(
  rules: LoanRules,
  penalty: ReturnType<typeof penalties>,
  { grievance }: Company
): string[] {
  const values = {
    from: rules.termFrom,
    to: rules.termTo,
    creditedFrom: rules.creditedFrom,
    creditedTo: rules.creditedTo,
    reportWithin: rules.reportWithin,
    phone: grievance.phone,
    email: grievance.email
  }
  return [
    ...messages.terms.map(text => formatMessage(text, values)),
    lateInShort(rules, penalty),
    earlyInShort(rules)
  ]
}

export function policyInShort({ privacyEmail, retention }: Company): string[] {
  const times = Object.fromEntries(retention.map(({ data, months }) => [data, timeText(months)]))
  return messages.privacy
    .map(text => formatMessage(text, { ...times, email: privacyEmail }))
    .filter(text => !/\{\w+\}/.test(text))
}
