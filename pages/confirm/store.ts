import {
  fetchAgreementLink,
  fetchAgreements,
  fetchOffer,
  takeLoan
} from '../../shared/api/confirmation.ts'
import { param } from '../../shared/context/query.ts'
import { confirmationMessages } from '../../shared/messages/confirmation.ts'
import { createLoanOffer } from '../../shared/ui/loan-offer/store.ts'

export const loanOffer = createLoanOffer({
  fetchOffer,
  fetchAgreements,
  fetchAgreementLink: (productId, agreement) =>
    fetchAgreementLink(
      { productId, orderId: param('orderId') ?? '', agreement },
      confirmationMessages.openingAgreement
    ),
  takeLoan
})
