import type { QuotedOption } from '../../api/pay-option.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { withPart } from '../../loan/options/part.ts'

/** An option with the typed part; undefined where that may not be paid. */
export function typedOption(
  option: QuotedOption,
  typed: string | undefined
): QuotedOption | undefined {
  if (option.kind !== 'part' || typed === undefined) return option
  return withPart(option, parseAmountText(typed)?.minor ?? Number.NaN)
}
