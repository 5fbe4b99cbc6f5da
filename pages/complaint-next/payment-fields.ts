import { complaintNextMessages as messages } from '#messages/complaint.ts'
import { dayMessages } from '#messages/days.ts'
import type { PaymentClaim } from '../../shared/api/complaint.ts'
import { paymentNotCredited } from '../../shared/api/complaint-types.ts'
import { brand } from '../../shared/config/brand.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { parseDay, writeDay } from '../../shared/loan/day.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'

/** A clerk needs these to find a payment; prefixes begin lines of the text. */
export const paymentFields = [
  { name: 'paidAt', question: messages.paidAt, prefix: 'Paid on', longest: 10 },
  { name: 'paidAmount', question: messages.paidAmount, prefix: 'Amount', longest: 20 },
  { name: 'paidBy', question: messages.paidBy, prefix: 'Paid by', longest: 40 },
  { name: 'paidReference', question: messages.paidReference, prefix: 'Reference', longest: 40 }
] as const

export type PaymentField = (typeof paymentFields)[number]['name']

export const asksPayment = (type: string) => type === paymentNotCredited

export const takesClaims = () => brand.services.includes('claims')

/** For sending beside the text; undefined where nothing is filled in or it is not sent. */
export function claimOf(
  type: string,
  values: Readonly<Record<string, string>>
): PaymentClaim | undefined {
  if (!asksPayment(type) || !takesClaims()) return undefined
  const textOf = (name: PaymentField) => (values[name] ?? '').trim()
  const claim = {
    paidAt: textOf('paidAt'),
    minor: String(parseAmountText(textOf('paidAmount'))?.minor ?? ''),
    channel: textOf('paidBy'),
    reference: textOf('paidReference')
  }
  return Object.values(claim).some(Boolean) ? claim : undefined
}

export function amountProblem(typed: string): string | undefined {
  if (!typed.trim() || parseAmountText(typed)?.minor) return undefined
  return formatMessage(messages.unclearAmount, { amount: formatMoney(545_500, '', brand.money) })
}

/** `2026-11-22`, in the market. */
export const todayText = () => writeDay(marketDay())

export function dateProblem(typed: string): string | undefined {
  if (typed && parseDay(typed) === undefined) {
    return formatMessage(dayMessages.unclear, {
      example: todayText().split('-').reverse().join(' ')
    })
  }
  return typed > todayText() ? messages.futureDate : undefined
}
