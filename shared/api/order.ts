import * as v from 'valibot'
import { brand } from '../config/brand.ts'
import type { OrderKey } from '../context/order-key.ts'
import { dialledPhone } from '../lib/dialled-phone.ts'
import { ofOrder, read } from './call.ts'
import { sendPrepared } from './client.ts'
import {
  at,
  flag,
  integer,
  list,
  optional,
  requiredInteger,
  requiredText,
  rows,
  shape,
  text
} from './fields.ts'
import type { Result } from './result.ts'

/** A text that nobody can dial is no number, and may be wider than a phone. */
const isPhone = (text: string) => text.length <= 30 && dialledPhone(text) !== ''

const productEntry = shape({
  logo: text,
  name: text,
  buttonText: text,
  amount: at('amountRange', text),
  amountLabel: at('amountRangeDes', text),
  rate: text,
  rateLabel: at('rateDes', text),
  enabled: v.pipe(
    integer,
    v.transform(value => value !== 0)
  ),
  tags: list(requiredText),
  id: at('ids', text),
  /** Who lends, where another lender does; and where his key facts are. */
  lender: text,
  factsUrl: text
})

/** A product that has no id cannot be asked for, whatever its flag says. */
export const product = v.pipe(
  productEntry,
  v.transform(entry => ({ ...entry, enabled: entry.enabled && entry.id !== '' }))
)
export type Product = v.InferOutput<typeof product>

const order = shape({
  /** 21, 110, 151, 170, 174, 180, 200, or one we do not know. */
  status: at('orderStatus', requiredInteger),
  noticeTitle: at('noticeStatusText', text),
  noticeText: at('noticeDesText', text),
  products: at('recProducts', list(product)),
  productName: text,
  productLogo: text,
  rows: at(
    'userOrderDetail',
    v.pipe(
      optional(shape({ detail: rows })),
      v.transform(found => found?.detail ?? [])
    )
  ),
  /** Unused: the specification lists it without saying what for. */
  inside: text,
  repayUrl: at('h5Url', text),
  isDelay: flag,
  telephone: v.pipe(
    text,
    v.transform(telephone => (isPhone(telephone) ? telephone : brand.servicePhone))
  ),
  asksRating: at('isScore', flag),
  nextUrl: at('playeduL', text),
  withdrawMessage: at('reyMsg', text),
  tips: at('KindTipsMsg', text),
  asksBankCard: at('cardNeedPop', flag),
  bankCardTitle: at('cardPopTitle', text),
  bankCardMessage: at('cardPopMsg', text),
  /** A payment or charge that is being looked into. */
  dispute: optional(shape({ problemId: requiredText, text }))
})
export type Order = v.InferOutput<typeof order>

export const orderCall = read('/v3/loan-details/loan-details', order)

export const orderRequest = ofOrder(orderCall)

export function fetchOrder(key: OrderKey): Promise<Result<Order>> {
  return sendPrepared(orderRequest(key))
}
