import { readClosure } from '../context/closure.ts'
import { failure } from './answer.ts'
import { baseClient, type Fields, type WriteCall } from './call.ts'
import { type CallOptions, exchange, showExchange } from './client.ts'
import type { Result } from './result.ts'
import { sendWithId } from './send-with-id.ts'

/** By POST and the base client; `more` says what is otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export const write = <T>(
  path: string,
  data: WriteCall<T>['data'],
  more?: Partial<Omit<WriteCall<T>, 'kind'>>
): WriteCall<T> => ({ client: baseClient, method: 'POST', kind: 'write', path, data, ...more })

interface WriteOptions extends CallOptions {
  /** Changes the fields to what the borrower wants: undefined for one that each page is given anew. */
  wanted?: Fields
  /** The loan that it is about, where no field names it. */
  order?: string | undefined
}

// Apart from `send`, since many pages only read at first.
/** Makes a write, under an id that names what the borrower wants. It never rejects. */
export function sendWrite<T>(
  call: WriteCall<T>,
  fields: Fields = {},
  { wanted, order, ...options }: WriteOptions = {}
): Promise<Result<T>> {
  return showExchange(options, async () => {
    const closed = call.movesMoney && (await readClosure())
    if (closed) return failure('closed', closed)
    const content = { ...fields, ...wanted }
    return sendWithId({ ...call, order }, content, id => exchange(call, fields, id))
  })
}
