import { atom, type ReadableAtom } from 'nanostores'

const second = 1000

export interface Countdown {
  $left: ReadableAtom<number>
  /** `since` is in milliseconds since 1970. */
  start: (since?: number) => void
  stop: () => void
}

/** Counts seconds by the clock, since timers sleep with the phone; at 1 it is over. */
export function createCountdown(seconds: number): Countdown {
  const $left = atom(0)
  let timer: ReturnType<typeof setTimeout> | undefined

  const start = (since = Date.now()) => {
    clearTimeout(timer)
    const now = Date.now()
    const began = Math.min(since, now)
    const elapsed = now - began
    const left = seconds - Math.floor(elapsed / second)
    $left.set(left > 1 ? left : 0)
    if (left > 1) timer = setTimeout(() => start(began), second - (elapsed % second))
  }
  const stop = () => {
    clearTimeout(timer)
    $left.set(0)
  }
  return { $left, start, stop }
}
