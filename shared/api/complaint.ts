import * as v from 'valibot'
import { headerClient, nothing, type PreparedCall, read } from './call.ts'
import { sendPrepared } from './client.ts'
import { at, flag, listBy, optional, requiredText, rowsOf, shape, text } from './fields.ts'
import type { Result } from './result.ts'
import { sendWrite, write } from './write.ts'

const choice = v.object({ title: requiredText, value: requiredText })
export const choices = listBy(choice, ({ value }) => value)

const order = shape({
  number: at('orderNo', requiredText),
  productLogo: text,
  productName: text,
  status: text,
  supportsCollection: at('isShow', flag),
  rows: at('list', rowsOf(shape({ text: at('title', text), value: text })))
})
export type ComplaintOrder = v.InferOutput<typeof order>

const start = shape({
  types: at('problemType', v.pipe(choices, v.nonEmpty())),
  subTypes: at('problemSonType', choices),
  order: at('orderDetail', optional(order)),
  orders: at(
    'orderList',
    listBy(order, ({ number }) => number)
  )
})
export type ComplaintStart = v.InferOutput<typeof start>

export function ordersOf({ order, orders }: ComplaintStart): string[] {
  return [order, ...orders].flatMap(each => (each ? [each.number] : []))
}

export const complaintStartCall = read('/v3/user-problem/problem-init', start)

/** The types of complaint, and the order it is about: that of `orderId`, or the server's choice. */
export const complaintStartRequest = <Value = string>(
  orderId?: Value
): PreparedCall<ComplaintStart, Value> => ({
  call: complaintStartCall,
  fields: { orderId }
})

export function fetchComplaintStart(orderId?: string): Promise<Result<ComplaintStart>> {
  return sendPrepared(complaintStartRequest(orderId))
}

export const complaintSaveCall = write('/v3/user-problem/problem-save', nothing, {
  client: headerClient,
  intention: 'complaint'
})

export interface NewComplaint {
  type: string
  subType: string
  text: string
  images: readonly string[]
  orderNo: string
  /** Facts by which a clerk finds a payment; only where the brand's `services` name `claims`. */
  claim?: PaymentClaim | undefined
}

/** A payment that the borrower has made and does not see. Empty texts are not sent. */
export interface PaymentClaim {
  /** As the borrower has chosen it: `2026-11-22`, or with a time. */
  paidAt: string
  /** Hundredths, as digits. */
  minor: string
  channel: string
  reference: string
}

export const claimNames = {
  paidAt: 'paidAt',
  minor: 'paidAmount',
  channel: 'paidBy',
  reference: 'paidReference'
} as const

const claimed = (claim: PaymentClaim | undefined) =>
  Object.fromEntries(
    Object.entries(claimNames).map(([ours, theirs]) => [
      theirs,
      claim?.[ours as keyof PaymentClaim] || undefined
    ])
  )

/** Toasts nothing: the caller says what became of it. */
export function saveComplaint(
  complaint: NewComplaint,
  loading?: string
): Promise<Result<undefined>> {
  const { type, subType, text: problemDetail, images, orderNo, claim } = complaint
  return sendWrite(
    complaintSaveCall,
    {
      problemType: type,
      problemSonType: subType,
      problemDetail,
      problemImage: images.join(','),
      orderNo,
      ...claimed(claim)
    },
    { loading }
  )
}
