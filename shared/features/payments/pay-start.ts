import { elapsed } from '../../lib/elapsed.ts'
import { readMoment } from '../../loan/moment.ts'
import { watchFor } from './schedule.ts'
import type { SharedAnswerStore } from './shared-answer.ts'

/** When paying began, on any page of the loan; 0 where it has not, or is over. */
export function createPayStart({ read, change }: SharedAnswerStore) {
  let ownTime = 0
  const time = () => Math.max(ownTime, read().begunAt)
  return {
    time,
    set: (begunAt: number) => {
      ownTime = begunAt
      change({ begunAt })
    },
    isRecent: () => elapsed(time()) < watchFor,
    precedes: (madeAt: string) => {
      const waited = (readMoment(madeAt) ?? 0) - time()
      return time() > 0 && waited >= 0 && waited < watchFor
    }
  }
}

export type PayStart = ReturnType<typeof createPayStart>
