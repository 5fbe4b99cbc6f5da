import { atom } from 'nanostores'
import { confirmationMessages } from '#messages/confirmation.ts'
import {
  fetchNewAgreementLink,
  fetchNewAgreements,
  fetchNewOffer,
  newOfferRequest,
  takeNewLoan
} from '../../shared/api/confirmation-new.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { createLoanOffer } from '../../shared/features/loan-offer/store.ts'

export const earlyRequest = (): EarlyRequest => newOfferRequest({ from: 'productId' })

export function createConfirmNewPage() {
  const loanOffer = createLoanOffer({
    fetchOffer: fetchNewOffer,
    fetchAgreements: fetchNewAgreements,
    fetchAgreementLink: (productId, agreement) =>
      fetchNewAgreementLink(productId, agreement, confirmationMessages.openingAgreement),
    takeLoan: takeNewLoan,
    currencyOf: ({ currency }) => currency,
    isComplete: ({ orderKey }) => orderKey !== ''
  })
  const $promotionClosed = atom(false)
  return { ...loanOffer, $promotionClosed, closePromotion: () => $promotionClosed.set(true) }
}

export type ConfirmNewPage = ReturnType<typeof createConfirmNewPage>
