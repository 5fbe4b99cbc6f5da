import { addMonths } from './day.ts'

/** The highest cost of a loan by law; 0.12 is 12 %. */
export interface Caps {
  source: string
  /** Loans from this day on, of at most so many hundredths and months. */
  scope: { from: number; amount: number; months: number }
  /** Interest alone, a month. */
  nominal: number
  /** Interest and all charges but those for being late, a month. */
  effective: number
  /** For being late, a month, of what is overdue. */
  penalty: number
  /** All that a loan ever costs, of its amount. */
  total: number
}

/**
 * SEC Memorandum Circular No. 14, series of 2025 (10 December 2025), under section 6(a) of RA 11765:
 * unsecured general-purpose loans of lending and financing companies, up to ₱10,000 and four months,
 * entered into, restructured or renewed from 1 April 2026 on. India's regulator names no such caps.
 */
const philippines: Caps = {
  source: 'SEC Memorandum Circular No. 14, series of 2025',
  scope: { from: Date.UTC(2026, 3, 1) / 86_400_000, amount: 1_000_000, months: 4 },
  nominal: 0.06,
  effective: 0.12,
  penalty: 0.05,
  total: 1
}

const capsByMarket: Record<'ph' | 'in', Caps | undefined> = { ph: philippines, in: undefined }

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
  /** Hundredths, of the amount that is lent. */
  amount: number
  interest?: number | undefined
  /** Interest and charges together. */
  cost?: number | undefined
  /** The effective rate of a month. */
  monthly?: number | undefined
  /** Days until all of it is due in one payment; undefined for instalments. */
  days?: number | undefined
  /** Hundredths that the smallest payment costs besides itself when it is a month late, and that payment. */
  late?: { charge: number; payment: number } | undefined
}

export interface CapCheck {
  cap: 'nominal' | 'effective' | 'penalty' | 'total'
  limit: number
  own: number | undefined
  isBeyond: boolean
}

export const monthDays = 30

/**
 * A loan's figures beside its caps. The interest alone is calculated only where all is due at once: instalments do
 * not say its rate. A month has 30 days, as the circular has 0.20 % a day for 6 % a month.
 */
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
