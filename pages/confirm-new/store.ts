import { atom } from 'nanostores'
import {
  fetchNewAgreementLink,
  fetchNewAgreements,
  fetchNewOffer,
  takeNewLoan
} from '../../shared/api/confirmation-new.ts'
import { confirmationMessages } from '../../shared/messages/confirmation.ts'
import { createLoanOffer } from '../../shared/ui/loan-offer/store.ts'

export const loanOffer = createLoanOffer({
  fetchOffer: fetchNewOffer,
  fetchAgreements: fetchNewAgreements,
  fetchAgreementLink: (productId, agreement) =>
    fetchNewAgreementLink(productId, agreement, confirmationMessages.openingAgreement),
  takeLoan: takeNewLoan,
  currencyOf: ({ currency }) => currency,
  isComplete: ({ orderKey }) => orderKey !== ''
})

/** Whether the promotion has been closed; that counts for as long as the page is open. */
export const $promotionClosed = atom(false)

export function closePromotion(): void {
  $promotionClosed.set(true)
}
