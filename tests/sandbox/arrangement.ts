import { amountByDue, type Loan, lateCharge } from './loan.ts'

export interface DatedAmount {
  day: number
  /** Hundredths. */
  amount: number
}

export interface SandboxArrangement {
  id: string
  reason: string
  /** Hundredths that the borrower can pay, and when. */
  canPay: number
  payOn: number
  askedAt: number
  state: 'asked' | 'offered' | 'agreed' | 'declined' | 'ended'
  schedule: DatedAmount[]
  /** The sum that was paid before the plan began; it pays nothing of it. */
  paidBefore: number
}

/** The lender takes his time: milliseconds. */
const decidesAfter = 20_000

/** So much of what is owed at once, one part in so many, he wants at least. */
const least = 10

function divide(amount: number, first: DatedAmount, parts: number, apart: number): DatedAmount[] {
  const share = Math.floor((amount - first.amount) / parts)
  const others = Array.from({ length: parts }, (_, index) => ({
    day: first.day + apart * (index + 1),
    amount: index < parts - 1 ? share : amount - first.amount - share * (parts - 1)
  }))
  return [first, ...others].filter(each => each.amount > 0)
}

/** The sum that a plan is about: the late charge is no part of it. */
export const planned = (loan: Loan, today: number): number =>
  amountByDue(loan, today) - lateCharge(loan, today)

/** The plan that is offered for what a borrower can pay; two more payments follow the first. */
export function offeredPlan(
  loan: Loan,
  today: number,
  { canPay, payOn }: Pick<SandboxArrangement, 'canPay' | 'payOn'>
): DatedAmount[] {
  const owed = planned(loan, today)
  const first = { day: Math.max(payOn, today + 1), amount: Math.min(canPay, owed) }
  return divide(owed, first, 2, 30)
}

/** The plan that a first payment begins at once: three more follow. */
export function quotedPlan(loan: Loan, today: number): DatedAmount[] {
  const owed = planned(loan, today)
  const amount = Math.ceil(owed / 400) * 100
  return divide(owed, { day: today, amount }, 3, 15)
}

export function decide(loan: Loan, today: number, now: number): void {
  const { arrangement } = loan
  if (arrangement?.state !== 'asked' || now - arrangement.askedAt < decidesAfter) return
  if (arrangement.canPay * least < planned(loan, today)) arrangement.state = 'declined'
  else {
    arrangement.state = 'offered'
    arrangement.schedule = offeredPlan(loan, today, arrangement)
  }
}

/** The late charge is waived, and the payments take the place of the due date. */
export function beginPlan(loan: Loan, today: number): void {
  const { arrangement } = loan
  if (!arrangement) return
  const change = lateCharge(loan, today)
  if (change > 0) {
    loan.booked.push(
      { day: today, kind: 'penalty', text: 'Late charge', change },
      { day: today, kind: 'waiver', text: 'Waived by your payment plan', change: -change }
    )
  }
  arrangement.state = 'agreed'
  arrangement.paidBefore = loan.paid
  loan.status = 170
  loan.extendable = false
  moveToNextPayment(loan)
}

/** A plan that begins with the payment which has just come. */
export function beginQuotedPlan(loan: Loan, today: number): void {
  const rest = planned(loan, today)
  const later = quotedPlan(loan, today).slice(1)
  const schedule = divide(rest, { day: 0, amount: 0 }, later.length, 0).map((each, index) => ({
    ...each,
    day: later[index]?.day ?? today
  }))
  const plain = { id: `A${loan.id}`, reason: 'other', canPay: 0, payOn: today, askedAt: 0 }
  loan.arrangement = { ...plain, state: 'agreed', schedule, paidBefore: loan.paid }
  beginPlan(loan, today)
}

/** The sum of a plan that is still to be paid. */
export function leftOf({ arrangement, paid }: Loan): DatedAmount[] {
  if (!arrangement) return []
  let covered = arrangement.state === 'agreed' ? paid - arrangement.paidBefore : 0
  return arrangement.schedule.flatMap(({ day, amount }) => {
    const left = Math.max(0, amount - covered)
    covered = Math.max(0, covered - amount)
    return left > 0 ? [{ day, amount: left }] : []
  })
}

/** The day by which all of it is due: the last one of a plan. */
export function lastDueDay(loan: Loan): number {
  const isPlanned = loan.arrangement?.state === 'agreed'
  return (isPlanned ? leftOf(loan).at(-1)?.day : undefined) ?? loan.dueDay
}

export function moveToNextPayment(loan: Loan): void {
  const { arrangement } = loan
  if (arrangement?.state !== 'agreed') return
  const [next] = leftOf(loan)
  if (next) loan.dueDay = next.day
}
