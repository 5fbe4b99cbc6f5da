import * as v from 'valibot'
import type { OrderKey } from '../context/order-key.ts'
import { isRecord } from '../lib/is-record.ts'
import { payCodePattern } from '../lib/pay-code-pattern.ts'
import { baseClient, type Call, send } from './client.ts'
import {
  flag,
  list,
  listBy,
  longestList,
  only,
  optional,
  requiredText,
  rows,
  shape,
  text
} from './fields.ts'
import type { Result } from './result.ts'
import { formed } from './schema-form.ts'
import {
  channelWire,
  delayWire,
  noticeWire,
  payCodeWire,
  paymentLinkWire,
  planWire,
  repaymentPaths,
  repaymentWire
} from './wire/repayment.ts'

const channel = shape(channelWire, {
  logo: text,
  name: requiredText,
  number: requiredText,
  /** The text to encode, or a picture's address. */
  barcode: text,
  expiresAt: text,
  fee: text,
  note: text
})
export type Channel = v.InferOutput<typeof channel>

const notice = shape(noticeWire, { name: text, steps: list(requiredText) })

/** A group of step notices: its title, and its items in the order the server sent them. */
export interface NoticeGroup {
  title: string
  items: v.InferOutput<typeof notice>[]
}

/** The wire has a map from title to items; a list keeps its order and any title, `__proto__` too. */
const notices = formed(
  import.meta.env.SSR && { kind: 'map', of: list(notice) },
  v.pipe(
    v.unknown(),
    v.transform((map): NoticeGroup[] =>
      isRecord(map)
        ? Object.entries(map)
            .slice(0, longestList)
            .map(([title, items]) => ({ title, items: v.parse(list(notice), items) }))
        : []
    )
  )
)

const payCode = shape(payCodeWire, {
  /** Some write it in groups. */
  code: v.pipe(
    text,
    v.transform(code => code.replace(/\s/g, '')),
    v.regex(payCodePattern)
  ),
  logo: text,
  title: text,
  notices,
  expiresAt: text,
  fee: text,
  note: text
})
export type PayCode = v.InferOutput<typeof payCode>

const delay = shape(delayWire, { title: text, amount: text, nextDate: text })

const plan = shape(planWire, { remark: text, title: text, amount: text, time: text })

const repayment = v.pipe(
  shape(repaymentWire, {
    /** Amounts are text here, shown and sent back as they came. */
    amount: text,
    date: text,
    productName: text,
    productLogo: text,
    notice: text,
    detail: rows,
    planRows: rows,
    channels: listBy(channel, ({ number }) => number),
    showsGuide: flag,
    code: optional(payCode),
    contractNumber: text,
    delay: optional(delay),
    plan: list(plan)
  }),
  v.transform(({ detail, planRows, ...rest }) => ({
    ...rest,
    rows: detail.length > 0 ? detail : planRows
  }))
)
export type Repayment = v.InferOutput<typeof repayment>

export const repaymentDetail: Call<Repayment> = {
  client: baseClient,
  method: 'POST',
  path: repaymentPaths.repayment,
  kind: 'read',
  data: repayment
}

export const extensionDetail: Call<Repayment> = {
  ...repaymentDetail,
  path: repaymentPaths.extension
}

export type RepaymentKind = 'instalment' | 'extension'

export function fetchRepayment(
  kind: RepaymentKind,
  { productId, orderId }: OrderKey
): Promise<Result<Repayment>> {
  const call = kind === 'extension' ? extensionDetail : repaymentDetail
  return send(call, { productId, orderId }, { handles: 'all' })
}

export const paymentLink: Call<string> = {
  client: baseClient,
  method: 'POST',
  path: repaymentPaths.paymentLink,
  kind: 'write',
  data: only(paymentLinkWire.url, requiredText)
}

export interface PaymentRequest extends OrderKey {
  kind: RepaymentKind
  /** The amount's text as the server wrote it. */
  amount: string
  channelNumber: string
}

/** Asks for the address where this amount is paid through this channel. */
export function requestPaymentLink(
  { kind, productId, orderId, amount, channelNumber }: PaymentRequest,
  loading: string
): Promise<Result<string>> {
  const isDelay = kind === 'extension' ? '1' : undefined
  const fields = { productId, orderId, amount, channelNumber, isDelay }
  return send(paymentLink, fields, { loading, handles: 'faults' })
}
