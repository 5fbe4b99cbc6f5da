import { legalMessages as messages } from '#messages/legal.ts'
import type { Company } from '../config/company-settings.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { formatMessage } from '../lib/format-message.ts'
import { highestInterest, type penalties } from './loan-rules.ts'

/** What the loan terms say in short, with the figures of the market's rules. */
export function termsInShort(
  rules: LoanRules,
  penalty: ReturnType<typeof penalties>,
  { grievance }: Company
): string[] {
  const prepayment = rules.prepaymentAfterHalf
    ? formatMessage(messages.prepaymentLimited, { days: rules.prepaymentNotBefore })
    : messages.prepaymentFree
  const values = {
    from: rules.termFrom,
    to: rules.termTo,
    creditedFrom: rules.creditedFrom,
    creditedTo: rules.creditedTo,
    penaltyNew: penalty.new,
    penaltyRepeat: penalty.repeat,
    percent: highestInterest(rules),
    reportWithin: rules.reportWithin,
    phone: grievance.phone,
    email: grievance.email
  }
  const late = rules.hasPenalCharges ? messages.lateCharge : messages.lateInterest
  return [...[...messages.terms, late].map(text => formatMessage(text, values)), prepayment]
}

/** What the privacy policy says in short. */
export function policyInShort({ privacyEmail }: Company): string[] {
  return messages.privacy.map(text => formatMessage(text, { email: privacyEmail }))
}
