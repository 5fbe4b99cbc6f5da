import { read, withField } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { onlyField, requiredText, shape, text } from './fields.ts'
import {
  type Agreement,
  agreementsOf,
  contractScene,
  type Offer,
  offerFields,
  orderLink
} from './offer.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

export const offerCall = read('/v3/loan-confirm/loan-detail-confirm', shape(offerFields))

export const offerRequest = withField(offerCall, 'productId')

export function fetchOffer(productId: string): Promise<Result<Offer>> {
  return sendPrepared(offerRequest(productId))
}

export const agreementsCall = read(
  '/v3/contract/contract',
  onlyField('data', agreementsOf(shape({ title: text, id: text }))),
  { method: 'GET' }
)

export function fetchAgreements(productId: string): Promise<Result<Agreement[]>> {
  return send(agreementsCall, { productId, scene: contractScene })
}

export const agreementLinkCall = read(
  '/v3/contract/contract-jump',
  onlyField('contract_url', requiredText)
)

interface LinkQuestion {
  productId: string
  orderId: string
  agreement: Agreement
}

/** Asks where an agreement can be read; the backend knows it by its place in the list. */
export function fetchAgreementLink(
  { productId, orderId, agreement }: LinkQuestion,
  loading: string
): Promise<Result<string>> {
  const position = String(agreement.position)
  const fields = { productId, scene: contractScene, position, orderId }
  return send(agreementLinkCall, fields, { loading, toastsFailure: true })
}

export const takeLoanCall = write(
  '/v3/loan-confirm/loan-detail-push',
  orderLink('lendDetailsUrl'),
  { intention: 'loan', movesMoney: true }
)

/** Takes the loan. Answers the address of its order, '' when the backend names none. */
export function takeLoan(
  { amount, periods, termUnit }: Offer,
  productId: string,
  order?: string
): Promise<Result<string>> {
  const fields = { amount: String(amount), periods, termUnit, productId }
  return sendWrite(takeLoanCall, fields, { order })
}
