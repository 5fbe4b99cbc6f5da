import { faultMessages } from '#messages/faults.ts'
import { withTabLock } from '../context/tab-lock.ts'
import {
  noteAnswered,
  noteSentAlone,
  remainingWait,
  type SentWrite
} from '../context/unanswered.ts'
import { failure } from './answer.ts'
import type { Fields, WriteCall } from './call.ts'
import { busyCode, crowdedCode, isTransportError, type Result, sessionCode } from './result.ts'

const lostWrites = new WeakMap<Result<unknown>, SentWrite>()

/** Ends a write whose answer got lost, once it was found done: the same content is a new intention. */
export function noteArrived(lostResult: Result<unknown>): void {
  const write = lostWrites.get(lostResult)
  if (write) noteAnswered(write, false)
}

/** Sends a write unless another tab does. Without an answer it is kept and keeps its id; any answer ends it. */
export async function sendWithId<T>(
  call: Pick<WriteCall<T>, 'path' | 'intention'> & { order?: string | undefined },
  fields: Fields,
  sendAs: (requestId: string) => Promise<Result<T>>
): Promise<Result<T>> {
  const write = await noteSentAlone(call, fields)
  const task = async () => {
    const answer = await sendAs(write.id)
    // It is a refusal, but after a lost attempt it says nothing of that one.
    const isCrowded = answer.code === 'http-429' && !write.isRepeated
    const result = isCrowded ? { ...answer, code: crowdedCode } : answer
    // An ended session says nothing of the attempt before.
    const isUnheard = write.isRepeated && result.code === sessionCode
    const isLost = isUnheard || isTransportError(result)
    noteAnswered(write, isLost)
    if (isLost) lostWrites.set(result, write)
    return result
  }
  return withTabLock<Result<T>>(write.id, remainingWait(write) > 0, task, () =>
    failure(busyCode, faultMessages.busy)
  )
}
