import * as v from 'valibot'
import { brand } from '../config/brand.ts'
import type { OrderKey } from '../context/order-key.ts'
import { baseClient, type Call, nothing, type PreparedCall, plainFormClient } from './call.ts'
import { send, sendPrepared } from './client.ts'
import {
  flag,
  integer,
  list,
  only,
  optional,
  requiredInteger,
  requiredText,
  rows,
  shape,
  text
} from './fields.ts'
import type { Result } from './result.ts'
import {
  disputeWire,
  eventModules,
  orderPaths,
  orderRowsWire,
  orderWire,
  productWire
} from './wire.ts'

const productEntry = shape(productWire, {
  logo: text,
  name: text,
  buttonText: text,
  amount: text,
  amountLabel: text,
  rate: text,
  rateLabel: text,
  enabled: v.pipe(
    integer,
    v.transform(value => value !== 0)
  ),
  tags: list(requiredText),
  id: text,
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

const order = shape(orderWire, {
  /** 21, 110, 151, 170, 174, 180, 200, or one we do not know. */
  status: requiredInteger,
  noticeTitle: text,
  noticeText: text,
  products: list(product),
  productName: text,
  productLogo: text,
  rows: v.pipe(
    optional(only(orderRowsWire.detail, rows)),
    v.transform(rows => rows ?? [])
  ),
  /** Unused: the specification lists it without saying what for. */
  inside: text,
  repayUrl: text,
  isDelay: flag,
  telephone: v.pipe(
    text,
    v.transform(telephone => telephone || brand.servicePhone)
  ),
  asksRating: flag,
  nextUrl: text,
  withdrawMessage: text,
  tips: text,
  asksBankCard: flag,
  bankCardTitle: text,
  bankCardMessage: text,
  /** A payment or charge that is being looked into. */
  dispute: optional(shape(disputeWire, { problemId: requiredText, text }))
})
export type Order = v.InferOutput<typeof order>

export const orderCall: Call<Order> = {
  client: baseClient,
  method: 'POST',
  path: orderPaths.loanDetails,
  kind: 'read',
  data: order
}

export const orderRequest = ({ productId, orderId }: OrderKey): PreparedCall<Order> => ({
  call: orderCall,
  fields: { productId, orderId }
})

export function fetchOrder(key: OrderKey): Promise<Result<Order>> {
  return sendPrepared(orderRequest(key))
}

export const eventCall: Call<undefined> = {
  client: baseClient,
  method: 'POST',
  path: orderPaths.saveEvent,
  kind: 'write',
  data: nothing
}

/** Tells the backend of a tap; nobody waits for its answer and a failure is nobody's concern. */
export function saveEvent(
  module: keyof typeof eventModules,
  productId: string,
  position: number
): Promise<Result<undefined>> {
  const fields = {
    productId,
    moduleId: String(eventModules[module]),
    positionId: String(position)
  }
  return send(eventCall, fields)
}

export const ratingCall: Call<undefined> = {
  client: baseClient,
  method: 'POST',
  path: orderPaths.storeRating,
  kind: 'write',
  data: nothing
}

/** Saves the rating. The backend expects 5 whatever was tapped, unless the brand says otherwise. */
export function saveStoreRating(stars: number): Promise<Result<undefined>> {
  const score = brand.rating.score === 'stars' ? stars : 5
  return send(ratingCall, { score: String(score) }, { toastsFailure: true })
}

export const productLinkCall: Call<string> = {
  client: plainFormClient,
  method: 'POST',
  path: orderPaths.productRedirect,
  kind: 'write',
  data: v.string()
}

export function fetchProductLink(
  productId: string,
  position: number,
  loading?: string
): Promise<Result<string>> {
  const fields = {
    moduleId: String(eventModules.recommendedProduct),
    positionId: String(position),
    productId
  }
  return send(productLinkCall, fields, { loading, toastsFailure: true })
}
