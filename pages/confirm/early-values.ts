import { earlyOfferValues } from '../../shared/features/loan-offer/early-offer-values.ts'

export const earlyValues = earlyOfferValues
