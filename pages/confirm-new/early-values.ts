import { newConfirmationWire as wire } from '../../shared/api/wire/confirmation.ts'
import { earlyText } from '../../shared/lib/early-texts.ts'
import { offerMessages as messages } from '../../shared/messages/confirmation.ts'
import { earlyOfferValues } from '../../shared/ui/loan-offer/early-offer-values.ts'

interface Answer {
  code: unknown
  attach: Record<string, unknown>
}

/** An offer without its key cannot be taken. */
export function earlyValues({ code, attach }: Answer, search: URLSearchParams): unknown {
  if (code !== '00' || !earlyText(attach[wire.orderKey])) return {}
  const values = earlyOfferValues(attach, search, earlyText(attach[wire.currency]))
  return { data: { ...values, button: earlyText(attach[wire.buttonText]) || messages.newLoan } }
}
