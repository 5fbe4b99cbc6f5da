export type CurrencySymbol = '₱' | '₹'

function groupIndian(digits: string): string {
  const head = digits.slice(0, -3)
  const tail = digits.slice(-3)
  return head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
}

function group(digits: string, symbol: CurrencySymbol): string {
  return symbol === '₹' ? groupIndian(digits) : digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** `₱5,455.00` of 545500 hundredths. */
export function moneyText(cents: number, symbol: CurrencySymbol): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = group(digits.slice(0, -2), symbol)
  return `${cents < 0 ? '-' : ''}${symbol}${whole}.${digits.slice(-2)}`
}

/** Hundredths of `₱5,455.00`, `5455.00` or `5455`; undefined for anything else. */
export function centsOf(text: string): number | undefined {
  const match = /^[₱₹]?(\d[\d,]*)(?:\.(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number(match[2] ?? 0)
}
