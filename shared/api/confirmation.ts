import { baseClient, type PreparedCall, type ReadCall, type WriteCall } from './call.ts'
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
import { sendWrite } from './write.ts'

export const offerCall: ReadCall<Offer> = {
  client: baseClient,
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-confirm',
  kind: 'read',
  data: shape(offerFields)
}

export const offerRequest = <Value>(productId: Value): PreparedCall<Offer, Value> => ({
  call: offerCall,
  fields: { productId }
})

export function fetchOffer(productId: string): Promise<Result<Offer>> {
  return sendPrepared(offerRequest(productId))
}

export const agreementsCall: ReadCall<Agreement[]> = {
  client: baseClient,
  method: 'GET',
  path: '/v3/contract/contract',
  kind: 'read',
  data: onlyField('data', agreementsOf(shape({ title: text, id: text })))
}

export function fetchAgreements(productId: string): Promise<Result<Agreement[]>> {
  return send(agreementsCall, { productId, scene: contractScene })
}

export const agreementLinkCall: ReadCall<string> = {
  client: baseClient,
  method: 'POST',
  path: '/v3/contract/contract-jump',
  kind: 'read',
  data: onlyField('contract_url', requiredText)
}

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

export const takeLoanCall: WriteCall<string> = {
  client: baseClient,
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-push',
  kind: 'write',
  intention: 'loan',
  movesMoney: true,
  data: orderLink('lendDetailsUrl')
}

/** Takes the loan. Answers the address of its order, '' when the backend names none. */
export function takeLoan(
  { amount, periods, termUnit }: Offer,
  productId: string
): Promise<Result<string>> {
  const fields = { amount: String(amount), periods, termUnit, productId }
  return sendWrite(takeLoanCall, fields)
}
