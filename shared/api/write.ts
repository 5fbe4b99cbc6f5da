import { readClosure } from '../context/closure.ts'
import { failure } from './answer.ts'
import type { Fields, WriteCall } from './call.ts'
import { type CallOptions, exchange, showExchange } from './client.ts'
import type { Result } from './result.ts'
import { sendWithId } from './send-with-id.ts'

/**
 * Makes a write, under an id that names what the borrower wants. Apart from `send`, since many pages only read
 * at first. It never rejects.
 */
export function sendWrite<T>(
  call: WriteCall<T>,
  fields: Fields = {},
  options: CallOptions = {}
): Promise<Result<T>> {
  return showExchange(options, async () => {
    const closed = call.movesMoney && (await readClosure())
    if (closed) return failure('closed', closed)
    const wanted = call.passing ? { ...fields, [call.passing]: undefined } : fields
    return sendWithId(call, wanted, requestId => exchange(call, fields, requestId))
  })
}
