import { plainName } from '../lib/plain-name.ts'
import { type AmountText, parseAmountText } from './amount-text.ts'
import { parseDay } from './day.ts'
import type { CashFlow, LoanRate } from './internal-rate.ts'
import type { MarketTime } from './market-time.ts'
import type { RateEngine } from './rate-engines.ts'
import { startOfPlan } from './start-of-plan.ts'
import type { Term } from './term.ts'

interface CostRow {
  text: string
  value: string
}

/** Hundredths, and texts as the server wrote them. */
export interface LoanTerms {
  amount: number | undefined
  term: Term | undefined
  rows: readonly CostRow[]
  plan: readonly { amount: string; time: string }[]
  firstTime: string
  /** Without it only the plan tells when the loan is taken. */
  readAt?: MarketTime | undefined
}

export interface CostNames {
  received: readonly string[]
  withheld: readonly string[]
  total: readonly string[]
}

/** Hundredths; undefined for a figure that the data does not tell. */
export interface LoanCost {
  received?: number | undefined
  total?: number | undefined
  cost?: number | undefined
  /** `time` is the server's own text, `day` in days since 1970-01-01. */
  first?: { time: string; day?: number | undefined; amount?: number | undefined } | undefined
  payments?: number | undefined
  rate?: (LoanRate & { start: number }) | undefined
  /** Undefined where the plan has a gap. */
  dated?: CashFlow[] | undefined
  read: AmountText[]
}

/** Undefined without such a row, or with one that is no amount. */
export function rowsWithNames(
  rows: readonly CostRow[],
  names: readonly string[]
): AmountText[] | undefined {
  const plainNames = new Set(names.map(plainName))
  const amounts = rows
    .filter(row => plainNames.has(plainName(row.text)))
    .map(row => parseAmountText(row.value))
  const exact = amounts.flatMap(amount => amount ?? [])
  return exact.length > 0 && exact.length === amounts.length ? exact : undefined
}

const sum = (amounts: readonly AmountText[]) => amounts.reduce((all, { minor }) => all + minor, 0)

function agreed(one: number | undefined, other: number | undefined): number | undefined {
  if (one !== undefined && other !== undefined && one !== other) return undefined
  return one ?? other
}

function receivedOf({ amount }: LoanTerms, paidOut: AmountText[] = [], withheld?: AmountText[]) {
  const lessWithheld = amount !== undefined && withheld ? amount - sum(withheld) : undefined
  const paid = paidOut.length === 1 ? paidOut[0]?.minor : undefined
  const received = agreed(paid, lessWithheld)
  const isSound = received !== undefined && received > 0 && received <= (amount ?? received)
  return isSound ? received : undefined
}

interface PlanRead {
  amount: AmountText | undefined
  day: number | undefined
  time: string
}

function firstOf(plan: readonly PlanRead[], firstTime: string): LoanCost['first'] {
  const isDated = plan.every(({ day }) => day !== undefined)
  const sorted = isDated ? [...plan].sort((a, b) => (a.day ?? 0) - (b.day ?? 0)) : plan
  const firstDay = parseDay(firstTime)
  const isFirst = ({ day, time }: PlanRead) =>
    firstDay === undefined ? time === firstTime : day === firstDay
  const entry = firstTime ? sorted.find(isFirst) : sorted[0]
  const time = firstTime || entry?.time
  if (!time) return undefined
  // Payments of the same day are one sum.
  const sameDay = sorted.filter(({ day }) => day === entry?.day)
  const isAlone = plan.length === 1 || (isDated && sameDay.length === 1)
  return { time, day: firstDay ?? entry?.day, amount: isAlone ? entry?.amount?.minor : undefined }
}

function paymentsOf(plan: readonly PlanRead[]): CashFlow[] | undefined {
  const payments = plan.flatMap(({ amount, day }) =>
    amount && day !== undefined ? [{ minor: amount.minor, day }] : []
  )
  return plan.length > 0 && payments.length === plan.length ? payments : undefined
}

function rateOf(
  received: number,
  payments: readonly CashFlow[],
  { term, readAt }: LoanTerms,
  engine: RateEngine
) {
  if (!term) return undefined
  const days = payments.map(({ day }) => day)
  const start = startOfPlan(days, term, readAt)
  const rate = engine(received, start, payments)
  return rate && { ...rate, start }
}

/** Leaves out a figure on which rows and plan contradict each other. */
export function loanCost(offer: LoanTerms, names: CostNames, engine: RateEngine): LoanCost {
  const plan = offer.plan.map(({ amount, time }) => ({
    amount: parseAmountText(amount),
    day: parseDay(time),
    time
  }))
  const paidOut = rowsWithNames(offer.rows, names.received)
  const withheld = rowsWithNames(offer.rows, names.withheld)
  const totals = rowsWithNames(offer.rows, names.total)
  const planAmounts = plan.flatMap(({ amount }) => amount ?? [])
  const isWhole = plan.length > 0 && planAmounts.length === plan.length

  const received = receivedOf(offer, paidOut, withheld)
  const total = agreed(
    isWhole ? sum(planAmounts) : undefined,
    totals?.length === 1 ? totals[0]?.minor : undefined
  )
  const difference = received !== undefined && total !== undefined ? total - received : undefined
  const cost = difference !== undefined && difference >= 0 ? difference : undefined
  const payments = paymentsOf(plan)
  const isReckonable = received !== undefined && cost !== undefined && payments
  return {
    received,
    total,
    cost,
    first: firstOf(plan, offer.firstTime),
    payments: plan.length || undefined,
    rate: isReckonable ? rateOf(received, payments, offer, engine) : undefined,
    dated: payments,
    read: [...(paidOut ?? []), ...(withheld ?? []), ...(totals ?? []), ...planAmounts]
  }
}
