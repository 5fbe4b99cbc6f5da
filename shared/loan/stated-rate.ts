import type { RateEngine } from './rate-engines.ts'

/** For advertising, in hundredths: one payment of all at the end. */
interface LoanExample {
  amount: number
  days: number
  interest: number
  total: number
  rate: string
}

interface Percent {
  value: number
  places: number
}

const percent = /(\d+)(?:[.,](\d+))?\s*(?:[%％]|per\s?cent|pors[iy]+ento|प्रतिशत)/gi

function percentsIn(text: string): Percent[] {
  return [...text.matchAll(percent)].map(([, whole, decimals = '']) => ({
    value: Number(`${whole}.${decimals || '0'}`),
    places: decimals.length
  }))
}

/** To the places that it states; no small rate may be rounded to 0%. */
const isOneOf = (rates: readonly number[], { value, places }: Percent) =>
  rates.some(
    each => (value > 0 || each === 0) && (each * 100).toFixed(places) === value.toFixed(places)
  )

function nominalRates({ amount, days, interest }: Omit<LoanExample, 'rate'>): number[] {
  const daily = interest / amount / days
  return [daily, daily * 30, (daily * 365) / 12, daily * 365]
}

/** The first figure in per cent that is the rate of none of the examples: `4%`. `100%` is never a rate. */
export function strangePercent(
  text: string,
  examples: readonly Omit<LoanExample, 'rate'>[],
  engine: RateEngine
): string | undefined {
  const rates = examples.flatMap(each => {
    const actual = engine(each.amount, 0, [{ minor: each.total, day: each.days }])
    return actual ? [actual.monthly, actual.yearly, ...nominalRates(each)] : []
  })
  const strange = percentsIn(text).find(each => each.value !== 100 && !isOneOf(rates, each))
  return strange && `${strange.value}%`
}

/** Undefined if a figure is the engine's, of a month or a year; the nominal rate may be beside it. */
export function statedRateProblem(
  { rate, ...example }: LoanExample,
  engine: RateEngine
): string | undefined {
  const { amount, days, total } = example
  const stated = percentsIn(rate)
  if (stated.length === 0) return undefined
  const actual = engine(amount, 0, [{ minor: total, day: days }])
  if (!actual) return 'states a rate of a loan that has none'
  const { monthly, yearly } = actual
  const isEngines = stated.map(each => isOneOf([monthly, yearly], each))
  const nominal = nominalRates(example)
  const isSound = stated.every((each, index) => isEngines[index] || isOneOf(nominal, each))
  if (isSound && isEngines.includes(true)) return undefined
  const figure = (value: number) => `${(value * 100).toFixed(2)}%`
  return `states another rate than this loan has: ${figure(monthly)} a month, ${figure(yearly)} a year`
}
