import { earlyOfferValues } from '../../shared/ui/loan-offer/early-offer-values.ts'

interface Answer {
  data: Record<string, unknown>
}

export function earlyValues({ data }: Answer, search: URLSearchParams): unknown {
  return { data: earlyOfferValues(data, search) }
}
