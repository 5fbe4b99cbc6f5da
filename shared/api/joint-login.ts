import { formClient, nothing, read, withField } from './call.ts'
import { sendPrepared } from './client.ts'
import { at, list, onlyField, requiredText, shape, text } from './fields.ts'
import { type Product, product } from './order.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

export interface JointLoginFailure {
  notice: string
  error: string
  products: Product[]
}

export const failureCall = read(
  '/joint-login/failure',
  shape({
    notice: at('noticeMessage', text),
    error: at('errMessage', text),
    products: at('list', list(product))
  }),
  { client: formClient }
)

export const failureRequest = withField(failureCall, 'orderNo')

export function fetchJointLoginFailure(orderNo: string): Promise<Result<JointLoginFailure>> {
  return sendPrepared(failureRequest(orderNo))
}

export const trackCall = write('/joint-login/track', nothing, { client: formClient })

/** Tells the backend of a tap on a product; a failure is nobody's concern. */
export function trackProduct(productId: string, position: number): Promise<Result<undefined>> {
  return sendWrite(trackCall, { productId, positionId: String(position) })
}

export const linkCall = write('/joint-login/jump', onlyField('url', requiredText), {
  client: formClient,
  intention: 'product'
})

/** Asks where a product leads: an http link, or something for the app. */
export function fetchJointLoginLink(productId: string, loading?: string): Promise<Result<string>> {
  return sendWrite(linkCall, { productId }, { loading, toastsFailure: true })
}
