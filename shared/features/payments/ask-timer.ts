import { elapsed } from '../../lib/elapsed.ts'
import { spread } from '../../lib/spread.ts'
import { watchFor } from './loan-page.ts'

/** Milliseconds between questions; each pause is half as long again. */
export const firstPause = 3000
export const pauseAfter = (pause: number) => Math.min(pause * 1.5, 45_000)

export function createAskTimer(ask: (pause: number) => void) {
  let begunAt = 0
  let next = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      begunAt = Date.now()
      next = firstPause
    },
    plan: (isOpen: boolean) => {
      stop()
      if (!isOpen || document.hidden || elapsed(begunAt) >= watchFor) return
      const pause = spread(next)
      timer = setTimeout(() => ask(pause), pause)
      next = pauseAfter(next)
    }
  }
}
