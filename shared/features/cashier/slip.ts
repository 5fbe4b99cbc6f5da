import * as v from 'valibot'
import type { CodeInstructions } from '../../api/code-instructions.ts'
import type { Channel, PayCode, Repayment } from '../../api/repayment.ts'
import { keptText } from '../../context/storage.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { amountOf } from '../../loan/amount-of.ts'

export const slipSchema = v.object({
  kind: v.picklist(['instalment', 'extension', 'code']),
  /** A code of the kind `code` extends the loan and does not repay it. */
  isExtension: v.optional(v.boolean()),
  /** The server names this code no more: it is kept to be known again, and is not shown. */
  isRefused: v.optional(v.boolean()),
  /** The loan's own code, that of the chosen channel, or an unconfirmed one from a link. */
  source: v.picklist(['loan', 'channel', 'link']),
  /** Shown in groups of four; '' where there is only a picture. */
  code: keptText,
  look: v.picklist(['barcode', 'qr']),
  /** The picture's address; '' where it is drawn from the code. */
  picture: keptText,
  place: keptText,
  amount: keptText,
  contractNumber: keptText,
  expiresAt: keptText,
  fee: keptText,
  note: keptText
})

export type Slip = v.InferOutput<typeof slipSchema>
export type SlipKind = Slip['kind']

export function slipOfCode(repayment: Repayment, kind: RepaymentKind): Slip | undefined {
  const { code, contractNumber } = repayment
  return code && codeSlip(code, { kind, contractNumber, amount: amountOf(repayment, kind) })
}

export function slipOfInstructions(instructions: CodeInstructions): Slip {
  const { kind, contractNumber, total } = instructions
  return codeSlip(instructions, { kind, contractNumber, amount: total })
}

type Notes = Pick<PayCode, 'code' | 'title' | 'expiresAt' | 'fee' | 'note'>

function codeSlip(
  { code, title, expiresAt, fee, note }: Notes,
  rest: Pick<Slip, 'kind' | 'contractNumber' | 'amount'>
): Slip {
  const form = { source: 'loan', look: 'barcode', picture: '' } as const
  return { ...rest, ...form, code, place: title, expiresAt, fee, note }
}

export function slipOfChannel(channel: Channel, repayment: Repayment, kind: RepaymentKind): Slip {
  const { name, barcode, expiresAt, fee, note } = channel
  const isPicture = /^https?:/.test(barcode)
  return {
    kind,
    source: 'channel',
    code: isPicture ? '' : barcode,
    look: 'barcode',
    picture: isPicture ? barcode : '',
    place: name,
    amount: amountOf(repayment, kind),
    contractNumber: repayment.contractNumber,
    expiresAt,
    fee,
    note
  }
}
