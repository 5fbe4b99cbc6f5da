import * as v from 'valibot'
import type { OrderKey, OrderKeyOf } from '../context/order-key.ts'
import { isRecord } from '../lib/is-record.ts'
import type { RepaymentKind } from '../loan/amount-of.ts'
import type { PayOption } from '../loan/options/pay-option.ts'
import { payCodePattern } from '../loan/pay-code-pattern.ts'
import { payableOf } from '../loan/payable.ts'
import { ofOrder, read } from './call.ts'
import { sendPrepared } from './client.ts'
import {
  at,
  flag,
  integer,
  list,
  listBy,
  longestList,
  onlyField,
  optional,
  requiredText,
  rows,
  shape,
  text
} from './fields.ts'
import type { Result } from './result.ts'
import { withDescription } from './with-description.ts'
import { sendWrite, write } from './write.ts'

const way = {
  expiresAt: text,
  fee: text,
  note: text,
  /** Opens the wallet with everything filled in; '' where there is none. */
  appLink: text,
  qr: text,
  /** The least and the most that it takes, in hundredths. */
  min: integer,
  max: integer,
  posts: text,
  /** Why it does not work now, and until when; '' where it does. */
  down: text
}

const channel = shape({
  logo: text,
  name: requiredText,
  number: at('channel_number', requiredText),
  /** The text to encode, or a picture's address. */
  barcode: text,
  kind: optional(v.picklist(['wallet', 'counter', 'bank'])),
  ...way
})
export type Channel = v.InferOutput<typeof channel>

/** Tells channels apart: shops of one chain may share a number. */
export const channelKey = ({ number, name, barcode }: Channel) => [number, name, barcode].join('\n')

const notice = shape({ name: text, steps: v.pipe(list(requiredText), v.nonEmpty()) })

export interface NoticeGroup {
  title: string
  items: v.InferOutput<typeof notice>[]
}

/** The wire has a map from title to items; a list keeps its order and any title, `__proto__` too. */
const notices = withDescription(
  import.meta.env.SSR && {
    type: ['object', 'array', 'null'],
    items: v.unknown(),
    additionalProperties: list(notice)
  },
  v.pipe(
    v.unknown(),
    v.transform((map): NoticeGroup[] =>
      isRecord(map)
        ? Object.entries(map)
            .slice(0, longestList)
            .map(([title, items]) => ({ title, items: v.parse(list(notice), items) }))
            .filter(({ items }) => items.length > 0)
        : []
    )
  )
)

const payCode = shape({
  /** Some write it in groups. */
  code: at(
    'payCode',
    optional(
      v.pipe(
        text,
        v.transform(code => code.replace(/\s/g, '')),
        v.regex(payCodePattern)
      )
    )
  ),
  logo: text,
  title: text,
  notices: at('payNotice', notices),
  ...way
})
type NamedCode = v.InferOutput<typeof payCode>
export type PayCode = NamedCode & { code: string }

/** Some servers say what a code is for, and bring none that can be read. */
const hasCode = (code: NamedCode | undefined): code is PayCode => code?.code !== undefined

/** Ends a sum on Indian bills: `5,455/-`, `Rs. 5,455 only`. */
const sumEnd = /\s*(\/-)?\s?(only)?$/i

/** Shown and sent back as it came, but for such an end; '' for what is no amount. */
const amountText = v.pipe(
  text,
  v.transform(amount => amount.replace(sumEnd, '')),
  v.transform(amount => (payableOf(amount) === 'unreadable' ? '' : amount))
)

const delay = shape({
  title: text,
  amount: at('delayAmount', amountText),
  nextDate: at('nextRepayDate', text)
})

const plan = shape({ remark: text, title: text, amount: text, time: text })

const repayment = v.pipe(
  shape({
    amount: at('repayAmount', amountText),
    date: at('repayDate', text),
    productName: text,
    productLogo: text,
    notice: at('noticeMsg', text),
    detail: rows,
    planRows: at('repayPlan', rows),
    channels: at('repayList', listBy(channel, channelKey)),
    showsGuide: at('isShowReyTop', flag),
    code: at('defDetail', optional(payCode)),
    contractNumber: text,
    delay: at('delayInfo', optional(delay)),
    plan: list(plan)
  }),
  v.transform(({ detail, planRows, code, ...rest }) => ({
    ...rest,
    code: hasCode(code) ? code : undefined,
    codeTitle: code?.title ?? '',
    rows: detail.length > 0 ? detail : planRows
  }))
)
export type Repayment = v.InferOutput<typeof repayment>

export const repaymentDetail = read('/v3/installment/loan-play-detail', repayment)

export const extensionDetail = read('/cephalopods/imitating', repayment)

export const repaymentRequest = <Value>(kind: RepaymentKind, key: OrderKeyOf<Value>) =>
  ofOrder(kind === 'extension' ? extensionDetail : repaymentDetail)(key)

export function fetchRepayment(kind: RepaymentKind, key: OrderKey): Promise<Result<Repayment>> {
  return sendPrepared(repaymentRequest(kind, key))
}

export const paymentLink = write(
  '/v3/loan-details/generate-vcode',
  onlyField('payUrl', requiredText),
  { intention: 'link', movesMoney: true }
)

export interface PaymentRequest extends OrderKey {
  kind: RepaymentKind
  amount: string
  channelNumber: string
  option?: Pick<PayOption, 'id' | 'kind'> | undefined
}

export function requestPaymentLink(
  { kind, productId, orderId, amount, channelNumber, option }: PaymentRequest,
  loading: string
): Promise<Result<string>> {
  const isDelay = kind === 'extension' ? '1' : undefined
  const fields = { productId, orderId, amount, channelNumber, isDelay, optionId: option?.id }
  // A quote may come before the tap or after it. Without one, the page's own option is paid.
  const optionKind = option?.kind ?? (isDelay ? 'extension' : 'full')
  const wanted = { optionId: undefined, optionKind }
  return sendWrite(paymentLink, fields, { loading, wanted })
}
