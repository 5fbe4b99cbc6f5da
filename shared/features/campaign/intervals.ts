/** A share with the range that it lies in, all from 0 to 1. */
export interface Rate {
  rate: number
  low: number
  high: number
}

/** The normal distribution's 97.5th percentile: an interval of 95 %. */
const z = 1.959964

/** Wilson's score interval of 95 % (1927, JASA 22): for one reading, not for repeated ones. */
export function wilsonInterval(successes: number, trials: number): Rate {
  if (trials === 0) return { rate: 0, low: 0, high: 1 }
  const rate = successes / trials
  const scale = 1 + z ** 2 / trials
  const middle = (rate + z ** 2 / (2 * trials)) / scale
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / trials + z ** 2 / (4 * trials ** 2))
  return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
