import { fetchPayments, isOpen, type Payment } from '../../shared/api/payments.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { param } from '../../shared/context/query.ts'
import { readSlipsOf } from '../../shared/features/cashier/kept-slips.ts'
import { pause } from '../../shared/lib/pause.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { choiceInAddress } from './choice-in-address.ts'
import { asksPayment, type PaymentField } from './payment-fields.ts'

/** Milliseconds that the server may take. */
const patience = 3000

interface KnownPayment {
  missed: Partial<Record<PaymentField, string>>
  references: readonly Pick<Payment, 'channel' | 'reference'>[]
}

export const nothingKnown: KnownPayment = { missed: {}, references: [] }

async function paymentsOf(orderId: string): Promise<Payment[]> {
  const productId = param('productId')
  if (!productId || !brand.services.includes('payments')) return []
  const result = await Promise.race([fetchPayments({ productId, orderId }), pause(patience)])
  return result?.data?.payments ?? []
}

/** The field has the currency's sign of its own. */
const withoutSign = (amount: string) => amount.replace(/^\D+/, '')

/** The newest open payment is the missed one. */
function missedOf(payments: readonly Payment[]): KnownPayment['missed'] | undefined {
  const payment = payments.find(isOpen)
  if (!payment) return undefined
  const { madeAt, minor, channel, reference } = payment
  return {
    paidAt: /^\d{4}-\d{2}-\d{2}/.exec(zonedText(madeAt, hoursAhead))?.[0] ?? '',
    paidAmount: minor === undefined ? '' : withoutSign(moneyText(minor, '')),
    paidBy: channel,
    paidReference: reference
  }
}

export async function knownPayment(): Promise<KnownPayment> {
  const { type, orderNo } = choiceInAddress()
  if (!asksPayment(type) || !orderNo) return nothingKnown
  const [payments, slips] = await Promise.all([paymentsOf(orderNo), readSlipsOf(orderNo)])
  const slip = slips[0]?.data
  const ofSlip = slip && {
    paidAmount: withoutSign(slip.amount),
    paidBy: slip.place,
    paidReference: slip.code
  }
  return { missed: missedOf(payments) ?? ofSlip ?? {}, references: payments }
}
