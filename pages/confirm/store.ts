import { confirmationMessages } from '#messages/confirmation.ts'
import {
  fetchAgreementLink,
  fetchAgreements,
  fetchOffer,
  offerRequest,
  takeLoan
} from '../../shared/api/confirmation.ts'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { param } from '../../shared/context/query.ts'
import { createLoanOffer } from '../../shared/features/loan-offer/store.ts'

export const earlyRequest = (): EarlyRequest => offerRequest({ from: 'productId' })

export const createConfirmPage = () =>
  createLoanOffer({
    fetchOffer,
    fetchAgreements,
    fetchAgreementLink: (productId, agreement) =>
      fetchAgreementLink(
        { productId, orderId: param('orderId') ?? '', agreement },
        confirmationMessages.openingAgreement
      ),
    takeLoan
  })

export type ConfirmPage = ReturnType<typeof createConfirmPage>
