import type { LedgerEntry } from '../../shared/loan/ledger.ts'
import { dayText, manilaDay, spokenDay } from './dates.ts'
import { interest, type Loan, lateCharge } from './loan.ts'
import type { SandboxPayment } from './state.ts'

type LedgerChange = Pick<LedgerEntry, 'kind' | 'text'> & { day: number; change: number }

/** Late charges by thirty days, until the loan is paid. */
function lateChanges(loan: Loan, end: number): LedgerChange[] {
  const changes: LedgerChange[] = []
  let charged = 0
  for (let day = loan.dueDay + 1; day <= end; day++) {
    if ((day - loan.dueDay) % 30 !== 0 && day !== end) continue
    const change = lateCharge(loan, day) - charged
    charged += change
    const text = `Late charge until ${spokenDay(day)}`
    changes.push({ day, kind: 'penalty', text, change })
  }
  return changes
}

/**
 * The changes that a payment makes; one that extends the loan pays a term's interest and starts
 * another.
 */
function paymentChanges(loan: Loan, payment: SandboxPayment): LedgerChange[] {
  const day = manilaDay(payment.postsAt ?? payment.madeAt)
  const paid = { day, kind: 'payment', text: payment.channel, change: -payment.amount }
  if (!payment.extends) return [paid]
  const late = payment.amount - interest(loan)
  const next = { day, kind: 'interest', text: 'Interest of the next term', change: interest(loan) }
  const charge = { day, kind: 'penalty', text: 'Late charge', change: late }
  return late > 0 ? [charge, paid, next] : [paid, next]
}

/** Every entry of a loan, which add up to what is owed. */
export function ledgerOf(
  loan: Loan,
  payments: readonly SandboxPayment[],
  today: number
): LedgerEntry[] {
  const end = loan.paidDay ?? today
  const posted = payments.filter(({ loanId, isPosted }) => loanId === loan.id && isPosted)
  const changes: LedgerChange[] = [
    {
      day: loan.startDay,
      kind: 'disbursement',
      text: 'Loan paid out',
      change: loan.principal - loan.fee
    },
    { day: loan.startDay, kind: 'fee', text: 'Processing fee', change: loan.fee },
    {
      day: loan.startDay,
      kind: 'interest',
      text: `Interest of ${loan.term} days`,
      change: interest(loan)
    },
    ...lateChanges(loan, end),
    ...loan.booked,
    ...posted.flatMap(payment => paymentChanges(loan, payment))
  ]
  const owed = changes.reduce((sum, { change }) => sum + change, 0)
  if (loan.paidDay !== undefined && owed > 0) {
    changes.push({ day: end, kind: 'payment', text: 'Paid by e-wallet', change: -owed })
  }
  return withBalances(changes.sort((a, b) => a.day - b.day))
}

export function withBalances(changes: readonly LedgerChange[]): LedgerEntry[] {
  let balance = 0
  return changes.map(({ day, kind, text, change }) => {
    balance += change
    return { date: dayText(day), kind, text, change, balance }
  })
}
