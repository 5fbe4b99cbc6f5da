import type { Borrower } from '../borrowers.ts'
import { withBalances } from '../ledger.ts'
import type { Loan } from '../loan.ts'

/** Three years of instalments: 74 lines that add up. */
function longLedger({ startDay, principal, fee }: Loan) {
  const text = 'Loan paid out'
  const paidOut = { day: startDay, kind: 'disbursement', text, change: principal - fee }
  const withheld = { day: startDay, kind: 'fee', text: 'Processing fee', change: fee }
  const months = Array.from({ length: 36 }, (_, month) => {
    const day = startDay + 30 * (month + 1)
    const interest = Math.round((principal - month * 100_000) * 0.01)
    return [
      { day, kind: 'interest', text: `Interest of instalment ${month + 1}`, change: interest },
      { day, kind: 'payment', text: 'Paid by e-wallet', change: -(interest + 100_000) }
    ]
  })
  return withBalances([paidOut, withheld, ...months.flat()])
}

export const papersBorrowers: Borrower[] = [
  {
    name: 'statement-wrong',
    about: 'whose statement has a line that does not add up',
    loan: { status: 180, dueIn: -40 },
    statement: entries =>
      entries.map((entry, index) =>
        index > 1 ? { ...entry, balance: (entry.balance ?? 0) + 5000 } : entry
      )
  },
  {
    name: 'statement-long',
    about: 'has three years of entries',
    loan: { status: 200, dueIn: -2, principal: 3_600_000, term: 1080 },
    statement: (_entries, loan) => longLedger(loan)
  },
  {
    name: 'statement-sparse',
    about: 'whose statement lacks amounts and dates',
    answers: {
      '/v3/loan-papers/statement': {
        loan: { contract: 'SP-20410001' },
        entries: [
          { date: 'last spring', kind: 'disbursement', text: 'Loan paid out', change: 500_000 },
          { kind: 'rounding', text: '', change: null, balance: 500_001 },
          { date: '2026-11-22T23:30:00Z', kind: 'payment', text: 'Cash', change: '-100000' }
        ]
      }
    }
  },
  {
    name: 'statement-refused',
    about: 'whose statement is refused',
    fails: {
      '/v3/loan-papers/statement': {
        code: '4205',
        message: 'Statements are being prepared. Please try again tomorrow.'
      }
    }
  }
]
