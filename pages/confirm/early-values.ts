export { earlyOfferValues as earlyValues } from '../../shared/features/loan-offer/early-offer-values.ts'
