import * as v from 'valibot'
import { formClient, type PreparedCall, type ReadCall, type WriteCall } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { at, onlyField, optional, requiredText, shape, text } from './fields.ts'
import { type Agreement, agreementsOf, contractScene, offerFields, orderLink } from './offer.ts'
import type { Result } from './result.ts'
import { sendWrite } from './write.ts'

/** Its text, its title and its button; some send the text alone. */
const promotionEntry = v.union([
  shape({ title: text, text: at('content', requiredText), button: text }),
  v.pipe(
    requiredText,
    v.transform(alone => ({ title: '', text: alone, button: '' }))
  )
])

const newOffer = shape({
  ...offerFields,
  currency: text,
  orderKey: text,
  buttonText: at('NewButtonMsg', text),
  promotion: at('NewPopMsg', optional(promotionEntry))
})
export type NewOffer = v.InferOutput<typeof newOffer>

export const offerCall: ReadCall<NewOffer> = {
  client: formClient,
  method: 'POST',
  path: '/confirmation/detail',
  kind: 'read',
  data: newOffer
}

export const newOfferRequest = <Value>(productId: Value): PreparedCall<NewOffer, Value> => ({
  call: offerCall,
  fields: { productId }
})

export function fetchNewOffer(productId: string): Promise<Result<NewOffer>> {
  return sendPrepared(newOfferRequest(productId))
}

export const agreementsCall: ReadCall<Agreement[]> = {
  client: formClient,
  method: 'GET',
  path: '/confirmation/agreements',
  kind: 'read',
  data: onlyField('list', agreementsOf(shape({ title: text, id: text })))
}

export function fetchNewAgreements(productId: string): Promise<Result<Agreement[]>> {
  return send(agreementsCall, { productId, scene: contractScene })
}

export const agreementLinkCall: ReadCall<string> = {
  client: formClient,
  method: 'GET',
  path: '/confirmation/agreement-jump',
  kind: 'read',
  data: onlyField('contract_url', requiredText)
}

/** Asks where an agreement can be read, by its place and its disguised id. */
export function fetchNewAgreementLink(
  productId: string,
  { position, id }: Agreement,
  loading: string
): Promise<Result<string>> {
  const fields = { productId, scene: contractScene, position: String(position), id }
  return send(agreementLinkCall, fields, { loading, toastsFailure: true })
}

export const takeLoanCall: WriteCall<string> = {
  client: formClient,
  method: 'POST',
  path: '/confirmation/push',
  kind: 'write',
  intention: 'loan',
  movesMoney: true,
  data: orderLink('lendDetailsUrl')
}

/** Takes the loan. Answers the address of its order, '' when the backend names none. */
export function takeNewLoan(offer: NewOffer): Promise<Result<string>> {
  const { amount, periods: period, termUnit, orderKey } = offer
  const fields = { amount: String(amount), period, termUnit, orderKey }
  return sendWrite(takeLoanCall, fields)
}
