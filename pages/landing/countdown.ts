import { atom } from 'nanostores'

const duration = 60
const second = 1000

/** Seconds until another code can be sent, 0 when one can. */
export const $countdown = atom(0)

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Counts down from 60 from a moment on (milliseconds since 1970), which may be past: by the clock,
 * since timers stand still while the phone sleeps. At 1 it is over. A clock that was put back
 * makes nobody wait longer than a minute.
 */
export function startCountdown(since: number): void {
  clearTimeout(timer)
  const elapsed = Math.max(0, Date.now() - since)
  const left = duration - Math.floor(elapsed / second)
  $countdown.set(left > 1 ? left : 0)
  if (left > 1) timer = setTimeout(() => startCountdown(since), second - (elapsed % second))
}

export function stopCountdown(): void {
  clearTimeout(timer)
  $countdown.set(0)
}
