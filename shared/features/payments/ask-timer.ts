import { elapsed } from '../../lib/elapsed.ts'
import { spread } from '../../lib/spread.ts'
import { firstSchedule, nextSchedule, type Schedule, watchFor } from './schedule.ts'

/** Asks again after ever longer pauses, while a payment is watched. */
export function createAskTimer(ask: (pause: number) => void) {
  let schedule: Schedule | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    restart: () => {
      schedule = firstSchedule(Date.now())
    },
    plan: (isOpen: boolean) => {
      stop()
      if (!schedule || !isOpen || document.hidden || elapsed(schedule.begunAt) >= watchFor) return
      const pause = spread(schedule.delay)
      timer = setTimeout(() => ask(pause), pause)
      schedule = nextSchedule(schedule)
    }
  }
}
