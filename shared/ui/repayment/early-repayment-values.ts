import { repaymentWire as wire } from '../../api/wire/repayment.ts'
import { dateLabelOf } from './date-label.ts'

/** What the places of `EarlyRepayment` are filled with: the answer, and what its date is. */
export function earlyRepaymentValues({ data }: { data: Record<string, unknown> }): unknown {
  return { data: { ...data, dateLabel: dateLabelOf(`${data[wire.date]}`) } }
}
