import { brand } from '../../shared/config/brand.ts'
import { formatMoney } from '../../shared/loan/money.ts'

export type CurrencySymbol = '₱' | '₹'

/** `₱5.455,00` of 545500 hundredths, as the brand writes amounts. */
export function moneyText(cents: number, symbol: CurrencySymbol): string {
  return formatMoney(cents, symbol, brand.money)
}

/** `₱2.000 – ₱15.000`, of hundredths. */
export function rangeText(from: number, to: number, symbol: CurrencySymbol): string {
  return [from, to].map(cents => moneyText(cents, symbol).slice(0, -3)).join(' – ')
}

/** `0,10% per day`, of hundredths of a percent. */
export function rateText(daily: number): string {
  return `${(daily / 100).toFixed(2).replace('.', brand.money.decimals)}% per day`
}

/** Hundredths of `₱5.455,00`, `5,455.00`, `5455.00` or `5455`; undefined for anything else. */
export function centsOf(text: string): number | undefined {
  const [, whole, cents = '00'] = /^[₱₹]?(\d[\d.,]*?)(?:[.,](\d{2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replace(/[.,]/g, '') + cents)
}
