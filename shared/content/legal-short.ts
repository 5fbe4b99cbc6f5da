import { legalMessages as messages } from '#messages/legal.ts'
import type { Company } from '../config/company-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { formatMessage } from '../lib/format-message.ts'
import { highestInterest, type penalties } from './loan-rules.ts'

/** What being late costs, in a sentence. */
export function lateInShort(rules: LoanRules, penalty: ReturnType<typeof penalties>): string {
  return formatMessage(rules.hasPenalCharges ? messages.lateCharge : messages.lateInterest, {
    penaltyNew: penalty.new,
    penaltyRepeat: penalty.repeat,
    percent: highestInterest(rules)
  })
}

/** When a loan may be paid early, in a sentence. */
export function earlyInShort({ prepaymentAfterHalf, prepaymentNotBefore }: LoanRules): string {
  if (!prepaymentAfterHalf) return messages.prepaymentFree
  return formatMessage(messages.prepaymentLimited, { days: prepaymentNotBefore })
}

/** What the loan terms say in short, with the figures of the market's rules. */
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

/** What the privacy policy says in short. */
export function policyInShort({ privacyEmail }: Company): string[] {
  return messages.privacy.map(text => formatMessage(text, { email: privacyEmail }))
}
