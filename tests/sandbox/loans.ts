import type { Borrower } from './borrowers.ts'
import { usualChannels } from './channels.ts'
import type { Loan } from './loan.ts'
import { defaultProduct, earlierProduct } from './products.ts'

export const ORDER = '20410001'
const EARLIER_ORDERS = ['20410002', '20410003']

function loan(id: string, today: number, rest: Partial<Loan>): Loan {
  const term = rest.term ?? 91
  const dueDay = rest.dueDay ?? today
  return {
    id,
    product: defaultProduct,
    status: 174,
    started: true,
    principal: 500_000,
    fee: 25_000,
    dailyRate: 10,
    term,
    parts: 1,
    startDay: dueDay - term,
    dueDay,
    extendable: false,
    extensions: 0,
    payCode: `MP12345${id.slice(-5)}`,
    paid: 0,
    channels: usualChannels,
    quotes: [],
    booked: [],
    ...rest
  }
}

/** The borrower's loan of today, then those of the past. */
export function firstLoans(borrower: Borrower, today: number): Loan[] {
  const { dueIn = 0, ...rest } = borrower.loan ?? {}
  const main = loan(ORDER, today, { dueDay: today + dueIn, ...rest })
  if (rest.status === 200) main.paidDay = main.dueDay - 2
  if (borrower.isNew) return [main]
  const past = EARLIER_ORDERS.map((id, index) => {
    const dueDay = main.startDay - 10 - index * 120
    return loan(id, today, {
      product: borrower.earlierProduct ?? (index === 0 ? earlierProduct : main.product),
      status: 200,
      principal: 300_000 - index * 100_000,
      fee: 15_000 - index * 5_000,
      dueDay,
      paidDay: dueDay - 1
    })
  })
  return [main, ...past]
}
