import { addMonths } from './day.ts'

/** The highest cost of a loan by law, as shares: 0.12 is 12 %. */
export interface Caps {
  source: string
  /** Loans from this day on, of at most so many hundredths and months. */
  scope: { from: number; amount: number; months: number }
  nominal: number
  /** A month, of interest and all charges but late ones. */
  effective: number
  /** A month, of what is overdue. */
  penalty: number
  /** A share of the amount, over the whole loan. */
  total: number
}

export const mostLimited = 1_000_000

/** SEC Memorandum Circular No. 14, series of 2025 (RA 11765): unsecured general-purpose loans. */
const philippines: Caps = {
  source: 'SEC Memorandum Circular No. 14, series of 2025',
  scope: { from: Date.UTC(2026, 3, 1) / 86_400_000, amount: mostLimited, months: 4 },
  nominal: 0.06,
  effective: 0.12,
  penalty: 0.05,
  total: 1
}

export const capsByMarket: Record<'ph' | 'in', Caps | undefined> = {
  ph: philippines,
  in: undefined
}

interface Scoped {
  amount: number
  /** Days since 1970-01-01. */
  start: number
  end: number
}

export function capsOf(market: 'ph' | 'in', { amount, start, end }: Scoped): Caps | undefined {
  const caps = capsByMarket[market]
  if (!caps) return undefined
  const { scope } = caps
  const isShort = end <= addMonths(start, scope.months)
  return start >= scope.from && amount <= scope.amount && isShort ? caps : undefined
}

interface Charged {
  amount: number
  interest?: number | undefined
  cost?: number | undefined
  monthly?: number | undefined
  /** Days until one payment of all; undefined for instalments. */
  days?: number | undefined
  /** Hundredths that a month of delay of the smallest payment costs, and that payment. */
  late?: { charge: number; payment: number } | undefined
}

export interface CapCheck {
  cap: 'nominal' | 'effective' | 'penalty' | 'total'
  limit: number
  own: number | undefined
  isBeyond: boolean
}

export const monthDays = 30

/** Compares with the caps. A month has 30 days; instalments do not tell the nominal rate. */
export function checkCaps(
  caps: Caps,
  { amount, interest, cost, monthly, days, late }: Charged
): CapCheck[] {
  const own = {
    nominal: interest !== undefined && days ? (interest / amount / days) * monthDays : undefined,
    effective: monthly,
    penalty: late && late.charge / late.payment,
    total: cost === undefined ? undefined : cost / amount
  }
  return (['nominal', 'effective', 'penalty', 'total'] as const).map(cap => {
    const figure = own[cap]
    // A hundredth of a percent is what a statement shows.
    const isBeyond = figure !== undefined && figure - caps[cap] >= 0.00005
    return { cap, limit: caps[cap], own: figure, isBeyond }
  })
}
