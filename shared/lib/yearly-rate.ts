/** A payment of the borrower's: hundredths, and days since 1970-01-01. */
export interface Payment {
  minor: number
  day: number
}

const daysOfYear = 365

/**
 * The effective yearly rate of a loan by the actual dates: 0.1296 is 12.96 % a year. Undefined
 * where it has no meaning: nothing received, less paid back than that, a payment not after the
 * start.
 *
 * Method: the internal rate of return of dated cash flows, that is the X which makes
 * `received = Σ payment / (1 + X) ^ (days / 365)`. It is the equation of Annex I to Directive
 * 2008/48/EC (the examples tested are those of Annex III to Directive 98/7/EC) and of the XIRR
 * function of spreadsheets. The sum falls as X grows, so there is one solution and halving finds
 * it; it is sought as `ln(1 + X)`, in which a rate of a million percent is a small number.
 */
export function effectiveYearlyRate(
  received: number,
  start: number,
  payments: readonly Payment[]
): number | undefined {
  const isSound = payments.every(({ minor, day }) => minor >= 0 && day > start)
  const total = payments.reduce((sum, { minor }) => sum + minor, 0)
  if (!(received > 0) || !(total >= received) || !isSound) return undefined

  const worth = (growth: number) =>
    payments.reduce(
      (sum, { minor, day }) => sum + minor * Math.exp((-growth * (day - start)) / daysOfYear),
      0
    )
  let [low, high] = [0, 1]
  while (worth(high) > received) {
    if (high > 1024) return undefined
    high *= 2
  }
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  const rate = Math.expm1((low + high) / 2)
  return Number.isFinite(rate) ? rate : undefined
}
