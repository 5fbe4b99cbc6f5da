import type { MoneyFormat } from './money.ts'

/** A text with its percentages as the amounts beside it are written: `4,78% a month` of `4.78% a month`. */
export function percentText(text: string, { decimals }: Pick<MoneyFormat, 'decimals'>): string {
  return text.replace(/(\d)[.,](\d+)(?=\s?%)/g, `$1${decimals}$2`)
}
