import type { MoneyFormat } from './money.ts'
import { noAmount } from './no-amount.ts'

const most = 99_999

/** `12,9%` of 0.1286, half a tenth upwards (Directive 2008/48/EC, Annex I); `--` for no rate. */
export function writePercent(
  rate: number,
  { decimals }: Pick<MoneyFormat, 'decimals'>,
  places: 1 | 2 = 1
): string {
  if (!Number.isFinite(rate) || rate < 0) return noAmount
  const unit = 10 ** places
  const parts = Math.round(rate * (100 * unit))
  if (parts >= (most + 1) * unit) return `> ${most}%`
  const rest = String(parts % unit).padStart(places, '0')
  return `${Math.floor(parts / unit)}${decimals}${rest}%`
}
