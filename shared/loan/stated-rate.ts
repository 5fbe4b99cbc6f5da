import type { RateEngine } from './rate-engines.ts'

/** For advertising, in hundredths: one payment of all at the end. */
interface LoanExample {
  amount: number
  days: number
  interest: number
  total: number
  rate: string
}

function percentsIn(text: string): { value: number; places: number }[] {
  return [...text.matchAll(/(\d+)(?:[.,](\d+))?\s*%/g)].map(([, whole, decimals = '']) => ({
    value: Number(`${whole}.${decimals || '0'}`),
    places: decimals.length
  }))
}

/** Undefined if a figure is the engine's, of a month or a year; the nominal rate may be beside it. */
export function statedRateProblem(
  { amount, days, interest, total, rate }: LoanExample,
  engine: RateEngine
): string | undefined {
  const stated = percentsIn(rate)
  if (stated.length === 0) return undefined
  const actual = engine(amount, 0, [{ minor: total, day: days }])
  if (!actual) return 'states a rate of a loan that has none'
  const { monthly, yearly } = actual
  const daily = interest / amount / days
  const isOneOf = (rates: number[], { value, places }: (typeof stated)[number]) =>
    rates.some(each => (each * 100).toFixed(places) === value.toFixed(places))
  const isEngines = stated.map(each => isOneOf([monthly, yearly], each))
  const nominal = [daily, daily * 30, (daily * 365) / 12, daily * 365]
  const isSound = stated.every((each, index) => isEngines[index] || isOneOf(nominal, each))
  if (isSound && isEngines.includes(true)) return undefined
  const figure = (value: number) => `${(value * 100).toFixed(2)}%`
  return `states another rate than this loan has: ${figure(monthly)} a month, ${figure(yearly)} a year`
}
