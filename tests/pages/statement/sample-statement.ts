import type { Statement } from '../../../shared/api/papers.ts'

export const statement: Statement = {
  loan: {
    contract: 'K-1',
    holder: 'J*** H*******',
    product: '',
    amount: 500000,
    received: 475000,
    currency: 'PHP',
    from: '2026-11-01',
    due: '2026-12-01',
    state: ''
  },
  entries: [],
  balance: undefined,
  asOf: '2026-11-22T10:00:00+08:00'
}

/** Lines of one day that add up. */
export const booked = (lines: { kind: string; change: number }[]) => {
  let balance = 0
  return lines.map(line => {
    balance += line.change
    return { ...line, balance, text: '', date: '2026-11-02' }
  })
}
