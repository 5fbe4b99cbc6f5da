/** A payment of the borrower's: hundredths, and days since 1970-01-01. */
export interface CashFlow {
  minor: number
  day: number
}

/** 0.1296 is 12.96 %. */
export interface LoanRate {
  monthly: number
  yearly: number
}

interface TimedPayment {
  minor: number
  time: number
}

/** No payment before the loan, and as much paid back as received. */
export function hasRate(received: number, start: number, payments: readonly CashFlow[]): boolean {
  const total = payments.reduce((sum, { minor }) => sum + minor, 0)
  const isSound = payments.every(({ minor, day }) => minor >= 0 && day > start)
  return received > 0 && total >= received && isSound
}

// A logarithm, since there a rate of a million percent is a small number.
/** The `g` with `received = Σ payment · e ^ (-g · time)`, by halving; undefined beyond sense. */
export function internalGrowth(
  received: number,
  payments: readonly TimedPayment[]
): number | undefined {
  const worth = (growth: number) =>
    payments.reduce((sum, { minor, time }) => sum + minor * Math.exp(-growth * time), 0)
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
  return (low + high) / 2
}

export function soundRate(rate: LoanRate): LoanRate | undefined {
  return Number.isFinite(rate.yearly) && Number.isFinite(rate.monthly) ? rate : undefined
}
