import * as v from 'valibot'
import { keptText } from '../context/storage.ts'
import type { RepaymentKind } from '../loan/amount-of.ts'
import { amountOf } from '../loan/amount-of.ts'
import { owedOn } from '../loan/owed-on.ts'
import { payCodePattern } from '../loan/pay-code-pattern.ts'
import { longestList } from './fields.ts'
import type { Repayment } from './repayment.ts'

const some = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(entry), v.maxLength(longestList))

/** How to pay with a code: what one repayment page hands to the next. Only what is shown. */
export const codeInstructions = v.object({
  kind: v.picklist(['instalment', 'extension']),
  /** The amount's text as the server wrote it. */
  total: keptText,
  /** Until when to pay. */
  date: keptText,
  /** The due date that an extension brings, and the amount owed on it. */
  nextDate: v.optional(keptText, ''),
  owed: v.optional(keptText, ''),
  contractNumber: keptText,
  code: v.pipe(v.string(), v.regex(payCodePattern)),
  title: keptText,
  logo: keptText,
  expiresAt: keptText,
  fee: keptText,
  note: keptText,
  /** The way to pay on the phone itself, and why it does not work now, where the server says so. */
  appLink: v.optional(keptText, ''),
  qr: v.optional(keptText, ''),
  down: v.optional(keptText, ''),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  /** The channel with this code, or else the one at its place, which may be down while the code is not. */
  channel: v.optional(
    v.object({
      hasCode: v.boolean(),
      number: keptText,
      down: keptText,
      min: v.optional(v.number()),
      max: v.optional(v.number())
    })
  ),
  notices: some(
    v.object({
      title: keptText,
      items: some(v.object({ name: keptText, steps: some(keptText) }))
    })
  )
})
export type CodeInstructions = v.InferOutput<typeof codeInstructions>

function channelOf({ code, channels }: Repayment): CodeInstructions['channel'] {
  const own = channels.find(({ barcode }) => barcode === code?.code)
  const channel = own ?? channels.find(({ name }) => name === code?.title)
  if (!channel) return undefined
  const { number, down, min, max } = channel
  return { hasCode: own !== undefined, number, down, min, max }
}

export function instructionsOf(
  repayment: Repayment,
  kind: RepaymentKind
): CodeInstructions | undefined {
  const { code, contractNumber, date, delay, plan } = repayment
  const { nextDate = '' } = delay ?? {}
  const after = { nextDate, owed: owedOn(nextDate, plan) }
  const total = amountOf(repayment, kind)
  const channel = channelOf(repayment)
  return code && { ...code, kind, contractNumber, date, ...after, total, channel }
}
