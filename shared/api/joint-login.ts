import { type Call, formClient, nothing, type PreparedCall } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { list, only, requiredText, shape, text } from './fields.ts'
import { type Product, product } from './order.ts'
import type { Result } from './result.ts'
import { jointLoginPaths, jointLoginWire } from './wire/joint-login.ts'

export interface JointLoginFailure {
  notice: string
  error: string
  products: Product[]
}

const { notice, error, products } = jointLoginWire

export const failureCall: Call<JointLoginFailure> = {
  client: formClient,
  method: 'POST',
  path: jointLoginPaths.failure,
  kind: 'read',
  data: shape({ notice, error, products }, { notice: text, error: text, products: list(product) })
}

export const failureRequest = (orderNo: string): PreparedCall<JointLoginFailure> => ({
  call: failureCall,
  fields: { orderNo }
})

export function fetchJointLoginFailure(orderNo: string): Promise<Result<JointLoginFailure>> {
  return sendPrepared(failureRequest(orderNo))
}

export const trackCall: Call<undefined> = {
  client: formClient,
  method: 'POST',
  path: jointLoginPaths.track,
  kind: 'write',
  data: nothing
}

/** Tells the backend of a tap on a product; a failure is nobody's concern. */
export function trackProduct(productId: string, position: number): Promise<Result<undefined>> {
  return send(trackCall, { productId, positionId: String(position) })
}

export const linkCall: Call<string> = {
  client: formClient,
  method: 'POST',
  path: jointLoginPaths.link,
  kind: 'write',
  data: only(jointLoginWire.link, requiredText)
}

/** Asks where a product leads: an http link, or something for the app. */
export function fetchJointLoginLink(productId: string, loading?: string): Promise<Result<string>> {
  return send(linkCall, { productId }, { loading, toastsFailure: true })
}
