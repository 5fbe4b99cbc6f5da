import * as v from 'valibot'
import { formClient, read, withField } from './call.ts'
import { send, sendPrepared } from './client.ts'
import { at, onlyField, optional, requiredText, shape, text } from './fields.ts'
import { type Agreement, agreementsOf, contractScene, offerFields, orderLink } from './offer.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

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

export const offerCall = read('/confirmation/detail', newOffer, { client: formClient })

export const newOfferRequest = withField(offerCall, 'productId')

export function fetchNewOffer(productId: string): Promise<Result<NewOffer>> {
  return sendPrepared(newOfferRequest(productId))
}

export const agreementsCall = read(
  '/confirmation/agreements',
  onlyField('list', agreementsOf(shape({ title: text, id: text }))),
  { client: formClient, method: 'GET' }
)

export function fetchNewAgreements(productId: string): Promise<Result<Agreement[]>> {
  return send(agreementsCall, { productId, scene: contractScene })
}

export const agreementLinkCall = read(
  '/confirmation/agreement-jump',
  onlyField('contract_url', requiredText),
  { client: formClient, method: 'GET' }
)

/** Asks where an agreement can be read, by its place and its disguised id. */
export function fetchNewAgreementLink(
  productId: string,
  { position, id }: Agreement,
  loading: string
): Promise<Result<string>> {
  const fields = { productId, scene: contractScene, position: String(position), id }
  return send(agreementLinkCall, fields, { loading, toastsFailure: true })
}

export const takeLoanCall = write('/confirmation/push', orderLink('lendDetailsUrl'), {
  client: formClient,
  intention: 'loan',
  movesMoney: true
})

/** Takes the loan. Answers the address of its order, '' when the backend names none. */
export function takeNewLoan(
  offer: NewOffer,
  productId: string,
  order?: string
): Promise<Result<string>> {
  const { amount, periods: period, termUnit, orderKey } = offer
  const fields = { amount: String(amount), period, termUnit, orderKey }
  // Each answer may bring another key of the same offer, and none of the fields names the product.
  return sendWrite(takeLoanCall, fields, { wanted: { orderKey: undefined, productId }, order })
}
