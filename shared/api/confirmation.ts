import { baseClient, type Call, type PreparedCall } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { only, requiredText, shape } from './fields.ts'
import { type Agreement, agreementsNamed, type Offer, offerEntries, orderLink } from './offer.ts'
import type { Result } from './result.ts'
import {
  confirmationPaths,
  confirmationWire,
  contractScene,
  offerWire
} from './wire/confirmation.ts'

export const offerCall: Call<Offer> = {
  client: baseClient,
  method: 'POST',
  path: confirmationPaths.offer,
  kind: 'read',
  data: shape(offerWire, offerEntries)
}

export const offerRequest = (productId: string): PreparedCall<Offer> => ({
  call: offerCall,
  fields: { productId }
})

export function fetchOffer(productId: string): Promise<Result<Offer>> {
  return sendPrepared(offerRequest(productId))
}

export const agreementsCall: Call<Agreement[]> = {
  client: baseClient,
  method: 'GET',
  path: confirmationPaths.agreements,
  kind: 'read',
  data: only(confirmationWire.agreements, agreementsNamed(confirmationWire.agreement))
}

export function fetchAgreements(productId: string): Promise<Result<Agreement[]>> {
  return send(agreementsCall, { productId, scene: contractScene })
}

export const agreementLinkCall: Call<string> = {
  client: baseClient,
  method: 'POST',
  path: confirmationPaths.agreementLink,
  kind: 'read',
  data: only(confirmationWire.agreementLink, requiredText)
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

export const takeLoanCall: Call<string> = {
  client: baseClient,
  method: 'POST',
  path: confirmationPaths.takeLoan,
  kind: 'write',
  movesMoney: true,
  data: orderLink(confirmationWire.orderLink)
}

/** Takes the loan. Answers the address of its order, '' when the backend names none. */
export function takeLoan(
  { amount, periods, termUnit }: Offer,
  productId: string
): Promise<Result<string>> {
  const fields = { amount: String(amount), periods, termUnit, productId }
  return send(takeLoanCall, fields)
}
