import { noAmount } from './no-amount.ts'

export interface MoneyFormat {
  thousands: string
  decimals: string
  /** 3 for millions, 2 for lakh and crore. */
  group: 2 | 3
}

/** Writes hundredths with two decimals, `--` for no amount. Without Intl: five cold calls cost 52 ms on a slow phone. */
export function formatMoney(
  minor: number | undefined,
  symbol: string,
  format: MoneyFormat
): string {
  if (minor === undefined || !Number.isSafeInteger(minor)) return noAmount
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const whole = digits.slice(0, -2)
  const group = format.group === 2 ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g
  const grouped = whole.replace(group, format.thousands)
  return `${minor < 0 ? '-' : ''}${symbol}${grouped}${format.decimals}${digits.slice(-2)}`
}

/** `4,78% a month` of `4.78% a month`, as the amounts beside it are written. */
export function percentText(text: string, { decimals }: Pick<MoneyFormat, 'decimals'>): string {
  return text.replace(/(\d)[.,](\d+)(?=\s?%)/g, `$1${decimals}$2`)
}
