import { earlyOfferValues } from '../../shared/features/loan-offer/early-offer-values.ts'

export const earlyValues = (
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): unknown => earlyOfferValues(data, search, serverTime)
