import { offerMessages as messages } from '#messages/confirmation.ts'
import { earlyOfferValues } from '../../shared/features/loan-offer/early-offer-values.ts'
import { earlyText } from '../../shared/island/early-texts.ts'

/** An offer without its key cannot be taken. */
export function earlyValues(
  data: Record<string, unknown>,
  search: URLSearchParams,
  serverTime: number
): unknown {
  if (!earlyText(data.orderKey)) return {}
  const values = earlyOfferValues(data, search, serverTime, earlyText(data.currency))
  return { ...values, button: earlyText(data.buttonText) || messages.newLoan }
}
