import * as v from 'valibot'
import { brand } from '../config/brand.ts'
import type { OrderKey } from '../context/order-key.ts'
import { baseClient, type Call, nothing, plainFormClient, send } from './client.ts'
import { flag, integer, list, only, optional, requiredText, rows, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { eventModules, orderPaths, orderRowsWire, orderWire, productWire } from './wire.ts'

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
  id: text
})

/** A product that has no id cannot be asked for, whatever its flag says. */
export const product = v.pipe(
  productEntry,
  v.transform(entry => ({ ...entry, enabled: entry.enabled && entry.id !== '' }))
)
export type Product = v.InferOutput<typeof product>

const order = shape(orderWire, {
  /** 21, 110, 151, 170, 174, 180, 200, or one we do not know. */
  status: v.pipe(integer, v.number()),
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
  bankCardMessage: text
})
export type Order = v.InferOutput<typeof order>

export const orderCall: Call<Order> = {
  client: baseClient,
  method: 'POST',
  path: orderPaths.loanDetails,
  kind: 'read',
  data: order
}

export function fetchOrder({ productId, orderId }: OrderKey): Promise<Result<Order>> {
  return send(orderCall, { productId, orderId }, { handles: 'all' })
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
  return send(eventCall, fields, { handles: 'all' })
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
  return send(ratingCall, { score: String(score) })
}

export const productLinkCall: Call<string> = {
  client: plainFormClient,
  method: 'POST',
  path: orderPaths.productRedirect,
  kind: 'write',
  data: v.string()
}

/** Asks where a recommended product leads: an http link, or something for the app. */
export function fetchProductLink(productId: string, position: number): Promise<Result<string>> {
  return send(productLinkCall, {
    moduleId: String(eventModules.recommendedProduct),
    positionId: String(position),
    productId
  })
}
