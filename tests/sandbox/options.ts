import { leftOf, planned, quotedPlan } from './arrangement.ts'
import type { CallRequest } from './call.ts'
import { dayText, momentText } from './dates.ts'
import {
  amountByDue,
  amountDue,
  extensionAmount,
  interest,
  type Loan,
  lateCharge,
  rebate
} from './loan.ts'

/** A quote as it goes over the wire, before its flags are spelt now one way and now another. */
export interface OptionAnswer {
  id: string
  kind: 'full' | 'part' | 'extension' | 'plan'
  amount: number
  min?: number
  max?: number
  until: string
  due?: string
  rest: number
  schedule: { date: string; amount: number }[]
  cost: number
  waived?: number
  note?: string
}

/** Seconds. */
const usualHold = 30 * 60

/** A part is at least so many hundredths, and the rest of it is due in so many days where its date is over. */
const leastPart = 50_000
const laterDays = 7

/** Interest and charges of what is still owed. */
export function costOf(loan: Loan, today: number): number {
  const all = interest(loan) + lateCharge(loan, today)
  return Math.min(all, amountByDue(loan, today))
}

const wireSchedule = (schedule: readonly { day: number; amount: number }[]) =>
  schedule.map(({ day, amount }) => ({ date: dayText(day), amount }))

function partOption(loan: Loan, today: number): Omit<OptionAnswer, 'until'> {
  const owed = amountByDue(loan, today)
  const [next, ...others] = leftOf(loan)
  const dueDay = loan.dueDay > today ? loan.dueDay : today + laterDays
  const amount = next && others.length > 0 ? next.amount : Math.ceil(owed / 200) * 100
  return {
    id: 'part',
    kind: 'part',
    amount,
    min: Math.min(leastPart, amount),
    max: owed,
    due: dayText(others[0]?.day ?? dueDay),
    rest: owed - amount,
    schedule: wireSchedule(others),
    cost: costOf(loan, today)
  }
}

function planOption(loan: Loan, today: number): Omit<OptionAnswer, 'until'> {
  const [first, ...later] = quotedPlan(loan, today)
  const late = lateCharge(loan, today)
  return {
    id: 'plan',
    kind: 'plan',
    amount: first?.amount ?? 0,
    rest: later.reduce((sum, { amount }) => sum + amount, 0),
    schedule: wireSchedule(later),
    cost: Math.max(0, costOf(loan, today) - late),
    waived: late,
    note: 'Miss a payment, and the late charge comes back.'
  }
}

function extensionOption(loan: Loan, today: number): Omit<OptionAnswer, 'until'> {
  const rest = loan.principal + interest(loan) - loan.paid
  const date = dayText(loan.dueDay + loan.term)
  return {
    id: 'extension',
    kind: 'extension',
    amount: extensionAmount(loan, today),
    due: date,
    rest,
    schedule: [{ date, amount: rest }],
    cost: costOf(loan, today) + interest(loan)
  }
}

/** All that the lender quotes for a loan today. */
export function quotesOf({ state, now, today }: CallRequest, loan: Loan): OptionAnswer[] {
  const until = momentText(now + (state.borrower.quoteHolds ?? usualHold) * 1000)
  const waived = rebate(loan, today)
  const full: Omit<OptionAnswer, 'until'> = {
    id: 'full',
    kind: 'full',
    amount: amountDue(loan, today),
    rest: 0,
    schedule: [],
    cost: costOf(loan, today) - waived,
    waived
  }
  const hasPlan = loan.quotes.includes('plan') && loan.arrangement?.state !== 'agreed'
  const others = [
    ...(loan.extendable && loan.quotes.length > 0 ? [extensionOption(loan, today)] : []),
    ...(loan.quotes.includes('part') ? [partOption(loan, today)] : []),
    ...(hasPlan && planned(loan, today) > 0 ? [planOption(loan, today)] : [])
  ]
  return [...others, full].map(option => ({ ...option, until }))
}

/** A quote to be paid: undefined where the lender knows none of that name, `over` where it holds no longer. */
export function quoteOf(
  request: CallRequest,
  loan: Loan,
  id: string
): OptionAnswer | 'over' | undefined {
  const { quotedAt = 0, borrower } = request.state
  const isOver = request.now - quotedAt >= (borrower.quoteHolds ?? usualHold) * 1000
  return isOver ? 'over' : quotesOf(request, loan).find(option => option.id === id)
}
