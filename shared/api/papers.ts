import type * as v from 'valibot'
import type { OrderKey } from '../context/order-key.ts'
import { ofOrder, read } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { integer, list, onlyField, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'

/** All amounts are hundredths, all dates as the server wrote them. */
const statement = shape({
  loan: shape({
    contract: requiredText,
    /** The borrower, masked as in signed papers. */
    holder: text,
    product: text,
    amount: integer,
    received: integer,
    currency: text,
    from: text,
    due: text,
    state: text
  }),
  entries: list(
    shape({
      date: text,
      kind: text,
      text,
      change: integer,
      balance: integer
    })
  ),
  balance: integer,
  asOf: text
})
export type Statement = v.InferOutput<typeof statement>

export const statementCall = read('/v3/loan-papers/statement', statement)

export const statementRequest = ofOrder(statementCall)

/** The loan's ledger. Only where the brand's `services` name `papers`, as the other call here. */
export const fetchStatement = (key: OrderKey): Promise<Result<Statement>> =>
  sendPrepared(statementRequest(key))

export const paperCall = read('/v3/loan-papers/paper', onlyField('jws', requiredText))

export type PaperName = { kind: 'receipt'; id: string } | { kind: 'closure'; id: '' }

export function fetchPaper(
  { productId, orderId }: OrderKey,
  { kind, id }: PaperName,
  loading: string
): Promise<Result<string>> {
  return send(paperCall, { productId, orderId, kind, id }, { loading, toastsFailure: true })
}
