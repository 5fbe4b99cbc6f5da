import { formClient, nothing, type PreparedCall, type ReadCall, type WriteCall } from './call.ts'
import { sendPrepared } from './client.ts'
import { at, list, onlyField, requiredText, shape, text } from './fields.ts'
import { type Product, product } from './order.ts'
import type { Result } from './result.ts'
import { sendWrite } from './write.ts'

export interface JointLoginFailure {
  notice: string
  error: string
  products: Product[]
}

export const failureCall: ReadCall<JointLoginFailure> = {
  client: formClient,
  method: 'POST',
  path: '/joint-login/failure',
  kind: 'read',
  data: shape({
    notice: at('noticeMessage', text),
    error: at('errMessage', text),
    products: at('list', list(product))
  })
}

export const failureRequest = <Value>(orderNo: Value): PreparedCall<JointLoginFailure, Value> => ({
  call: failureCall,
  fields: { orderNo }
})

export function fetchJointLoginFailure(orderNo: string): Promise<Result<JointLoginFailure>> {
  return sendPrepared(failureRequest(orderNo))
}

export const trackCall: WriteCall<undefined> = {
  client: formClient,
  method: 'POST',
  path: '/joint-login/track',
  kind: 'write',
  data: nothing
}

/** Tells the backend of a tap on a product; a failure is nobody's concern. */
export function trackProduct(productId: string, position: number): Promise<Result<undefined>> {
  return sendWrite(trackCall, { productId, positionId: String(position) })
}

export const linkCall: WriteCall<string> = {
  client: formClient,
  method: 'POST',
  path: '/joint-login/jump',
  kind: 'write',
  intention: 'product',
  data: onlyField('url', requiredText)
}

/** Asks where a product leads: an http link, or something for the app. */
export function fetchJointLoginLink(productId: string, loading?: string): Promise<Result<string>> {
  return sendWrite(linkCall, { productId }, { loading, toastsFailure: true })
}
