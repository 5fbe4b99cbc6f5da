import type { MoneyFormat } from './money.ts'
import { noAmount } from './no-amount.ts'

const most = 99_999_9

/**
 * Writes a rate with one decimal: `12,9%` of 0.1286, half a tenth upwards, as Annex I to Directive
 * 2008/48/EC has it. A rate beyond sense shows its limit, and what is no rate `--`.
 */
export function writePercent(rate: number, { decimals }: Pick<MoneyFormat, 'decimals'>): string {
  if (!Number.isFinite(rate) || rate < 0) return noAmount
  const tenths = Math.round(rate * 1000)
  if (tenths > most) return `> ${Math.floor(most / 10)}%`
  return `${Math.floor(tenths / 10)}${decimals}${tenths % 10}%`
}
