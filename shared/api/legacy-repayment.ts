import type * as v from 'valibot'
import { nothing, read, withField } from './call.ts'
import { sendPrepared } from './client.ts'
import { at, flag, listBy, onlyField, requiredText, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

/** Codes of refusals that the page answers in its own way. */
export const legacyCodes = { duplicate: '800005', wrongCode: '800006' } as const

const card = shape({
  id: requiredText,
  bankName: text,
  /** Masked by the server. */
  number: at('cardNo', requiredText),
  bankCode: text
})
type SavedCard = v.InferOutput<typeof card>

const ways = shape({
  alipay: flag,
  /** Names one repayment: a second commit with it is refused as a duplicate. */
  token: at('repayToken', requiredText),
  cards: at(
    'bankCards',
    listBy(card, ({ id }) => id)
  )
})
export type RepaymentWays = v.InferOutput<typeof ways>

export const repaymentWays = read('/repayment/repayment-way', ways)

export const waysRequest = withField(repaymentWays, 'orderId')

export function fetchWays(orderId: string): Promise<Result<RepaymentWays>> {
  return sendPrepared(waysRequest(orderId))
}

const commit = shape({
  needsCode: at('needValid', flag),
  recordId: at('repayRecordId', requiredText)
})
export type Commit = v.InferOutput<typeof commit>

export const repaymentCommit = write('/repayment/repayment-commit', commit, {
  intention: 'payment',
  movesMoney: true
})

export interface CommitRequest {
  orderId: string
  /** The amount's text as the page was opened with it. */
  amount: string
  couponId: string
  token: string
  card: SavedCard
  /** Asks for the SMS once more; no second repayment. */
  isResend: boolean
}

export function commitRepayment(
  { card: { id, bankName, number, bankCode }, token, isResend, ...rest }: CommitRequest,
  loading: string
): Promise<Result<Commit>> {
  const fields = {
    ...rest,
    bankName,
    cardId: id,
    cardNo: number,
    bankCode,
    repayToken: token,
    sendMsg: isResend ? '1' : '0'
  }
  return sendWrite(repaymentCommit, fields, { loading, wanted: { repayToken: undefined } })
}

export const repaymentConfirm = write('/repayment/repayment-confirm', nothing, {
  intention: 'payment',
  movesMoney: true
})

export function confirmRepayment(
  orderId: string,
  recordId: string,
  verifyCode: string,
  loading: string
): Promise<Result<undefined>> {
  const fields = { orderId, verifyCode, repaymentRecordId: recordId }
  return sendWrite(repaymentConfirm, fields, { loading })
}

export const redirect = write('/repayment/repayment-huichao', onlyField('url', requiredText), {
  intention: 'link',
  movesMoney: true
})

export function requestRedirect(
  fields: { userId: string; orderId: string; amount: string },
  loading: string
): Promise<Result<string>> {
  return sendWrite(redirect, fields, { loading })
}
