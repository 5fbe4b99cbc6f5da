import { afterEach, expect, test } from 'vitest'
import { firstPause, pauseAfter } from '../../../../shared/features/payments/ask-timer.ts'
import { spread } from '../../../../shared/lib/spread.ts'

const phones = 100_000
/** Seconds. */
const returnsWithin = 600
const firstMinutes = 300

const { random } = Math
// A spy would note down the millions of times that it is asked.
afterEach(() => {
  Math.random = random
})

/** The same sequence in each run, evenly between 0 and 1 (mulberry32's step). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The seconds after his return in which one borrower's page asks. */
function askedBy(seconds: number): number[] {
  const times = [0]
  let pause = firstPause
  for (let at = spread(pause); at < seconds * 1000; at += spread(pause)) {
    times.push(at / 1000)
    pause = pauseAfter(pause)
  }
  return times
}

test('100,000 borrowers who come back within ten minutes ask at most 12 times each in five minutes, and not in step', () => {
  Math.random = seededRandom(44)
  const perSecond = new Uint32Array(returnsWithin + firstMinutes + 1)
  let most = 0
  for (let phone = 0; phone < phones; phone++) {
    const back = Math.random() * returnsWithin
    const times = askedBy(firstMinutes)
    most = Math.max(most, times.length)
    for (const time of times) {
      const second = Math.floor(back + time)
      perSecond[second] = (perSecond[second] ?? 0) + 1
    }
  }
  expect(most).toBeLessThanOrEqual(12)
  // While they come back evenly the backend is asked evenly.
  const steady = perSecond.slice(firstMinutes, returnsWithin)
  const mean = steady.reduce((sum, count) => sum + count, 0) / steady.length
  expect(Math.max(...steady) / mean).toBeLessThan(1.15)
})

test('those who were refused in the same moment are spread over ten seconds by their fifth question', () => {
  Math.random = seededRandom(45)
  const perSecond = new Map<number, number>()
  for (let phone = 0; phone < phones; phone++) {
    const fifth = Math.floor(askedBy(firstMinutes)[5] ?? 0)
    perSecond.set(fifth, (perSecond.get(fifth) ?? 0) + 1)
  }
  expect(perSecond.size).toBeGreaterThan(10)
  expect(Math.max(...perSecond.values()) / phones).toBeLessThan(0.2)
})
