import { addMonths } from './day.ts'

/** The law's limit of late charges. It is apart from `Caps`, since the html of an offer needs it alone. */
interface LateCap {
  /** Loans from this day on, of at most so many hundredths and months. */
  scope: { from: number; amount: number; months: number }
  /** A month, of what is overdue. */
  penalty: number
}

/** The highest cost of a loan by law, as shares: 0.12 is 12 %. */
export interface Caps extends LateCap {
  source: string
  nominal: number
  /** A month, of interest and all charges but late ones. */
  effective: number
  /** A share of the amount, over the whole loan. */
  total: number
}

const lateCap: LateCap = {
  scope: { from: Date.UTC(2026, 3, 1) / 86_400_000, amount: 1_000_000, months: 4 },
  penalty: 0.05
}

/** SEC Memorandum Circular No. 14, series of 2025 (RA 11765): unsecured general-purpose loans. */
const philippines: Omit<Caps, keyof LateCap> = {
  source: 'SEC Memorandum Circular No. 14, series of 2025',
  nominal: 0.06,
  effective: 0.12,
  total: 1
}

interface Scoped {
  amount: number
  /** Days since 1970-01-01. */
  start: number
  end: number
}

export const lateCapOf = (market: 'ph' | 'in'): LateCap | undefined =>
  market === 'in' ? undefined : lateCap

export function isCovered({ scope }: LateCap, { amount, start, end }: Scoped): boolean {
  const isShort = end <= addMonths(start, scope.months)
  return start >= scope.from && amount <= scope.amount && isShort
}

export const capsOf = (market: 'ph' | 'in', loan: Scoped): Caps | undefined =>
  lateCapOf(market) && isCovered(lateCap, loan) ? { ...lateCap, ...philippines } : undefined

interface Charged {
  amount: number
  interest?: number | undefined
  cost?: number | undefined
  monthly?: number | undefined
  /** Days until one payment of all; undefined for instalments. */
  days?: number | undefined
  /** A month of delay, as a share of the payment. */
  late?: number | undefined
}

export interface CapCheck {
  cap: 'nominal' | 'effective' | 'penalty' | 'total'
  limit: number
  own: number | undefined
  isBeyond: boolean
}

export const monthDays = 30

export const isAbove = (share: number, limit: number): boolean => share - limit >= 0.00005

/** Compares with the caps. A month has 30 days; instalments do not tell the nominal rate. */
export function checkCaps(
  caps: Caps,
  { amount, interest, cost, monthly, days, late }: Charged
): CapCheck[] {
  const own = {
    nominal: interest !== undefined && days ? (interest / amount / days) * monthDays : undefined,
    effective: monthly,
    penalty: late,
    total: cost === undefined ? undefined : cost / amount
  }
  return (['nominal', 'effective', 'penalty', 'total'] as const).map(cap => {
    const figure = own[cap]
    const isBeyond = figure !== undefined && isAbove(figure, caps[cap])
    return { cap, limit: caps[cap], own: figure, isBeyond }
  })
}
