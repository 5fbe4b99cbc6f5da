import type { Agreement, Offer } from '../../api/offer.ts'
import type { Result } from '../../api/result.ts'

export interface OfferCalls<T extends Offer> {
  fetchOffer: (productId: string) => Promise<Result<T>>
  fetchAgreements: (productId: string) => Promise<Result<Agreement[]>>
  fetchAgreementLink: (productId: string, agreement: Agreement) => Promise<Result<string>>
  takeLoan: (offer: T, productId: string, order?: string) => Promise<Result<string>>
  /** '' where the offer states none. */
  currencyOf?: (offer: T) => string
  isComplete?: (offer: T) => boolean
}
