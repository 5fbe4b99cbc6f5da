import { atom } from 'nanostores'
import { confirmationMessages } from '#messages/confirmation.ts'
import {
  fetchNewAgreementLink,
  fetchNewAgreements,
  fetchNewOffer,
  takeNewLoan
} from '../../shared/api/confirmation-new.ts'
import { createLoanOffer } from '../../shared/features/loan-offer/store.ts'

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
