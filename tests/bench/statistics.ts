import type { Load } from './measure.ts'

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return (lower + upper) / 2
}

/** The median of each figure, each for itself. */
export function medianLoad(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map(load => load[figure]))
  return {
    firstPaint: of('firstPaint'),
    content: of('content'),
    answer: of('answer'),
    largest: of('largest'),
    live: of('live'),
    kilobytes: of('kilobytes'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking')
  }
}
