import { faultMessages } from '#messages/faults.ts'
import { withTabLock } from '../context/tab-lock.ts'
import { noteAnswered, noteSentAlone, remainingWait } from '../context/unanswered.ts'
import { failure } from './answer.ts'
import type { Fields, WriteCall } from './call.ts'
import { isTransportError, type Result } from './result.ts'

/** Sends a write unless another tab does. Without an answer it is kept and keeps its id; any answer ends it. */
export async function sendWithId<T>(
  call: Pick<WriteCall<T>, 'path' | 'intention'>,
  fields: Fields,
  sendAs: (requestId: string) => Promise<Result<T>>
): Promise<Result<T>> {
  const write = await noteSentAlone(call, fields)
  const task = async () => {
    const result = await sendAs(write.id)
    noteAnswered(write, isTransportError(result))
    return result
  }
  return withTabLock<Result<T>>(write.id, remainingWait(write) > 0, task, () =>
    failure('busy', faultMessages.busy)
  )
}
