import type { MoneyFormat } from './money.ts'

/** An amount in text: `minor` in hundredths, and how it was written. */
export interface AmountText {
  minor: number
  symbol?: '₱' | '₹'
  thousands?: '.' | ','
  decimals?: '.' | ','
  /** Digits of a group but the last; undefined if there are too few to tell. */
  group?: 2 | 3
}

const symbols: [RegExp, '₱' | '₹'][] = [
  [/^(?:₱|PHP|P)$/i, '₱'],
  [/^(?:₹|INR|Rs\.?)$/i, '₹']
]

export function symbolOf(text: string): '₱' | '₹' | undefined {
  return symbols.find(([pattern]) => pattern.test(text))?.[1]
}

/** Digits, plain or in groups that end in one of three (`1,250,000`, `12,50,000`), one or two decimals. */
const number = /^(\d{1,13}|\d{1,3}(?:([.,])\d{2,3}(?:\2\d{2,3})*)?)(?:([.,])(\d{1,2}))?$/
const around = /^([^\d\s.,]+\.?)?\s*([\d.,]+)\s*([^\d\s.,]+\.?)?$/

/** Groups of three, or of two with one of three at the end, as lakh and crore are written. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/

const spaced = /^(\D*[1-9]\d{0,2})((?:[\s'’]\d{3})+)(?!\d)/

/** `1,25,000` has groups of two, `1,250,000` of three; `12,500` and `1,250` could have either. */
function groupOf(whole: string, thousands: string | undefined): Pick<AmountText, 'group'> {
  const groups = thousands ? whole.split(thousands) : []
  if (groups.length > 2) return { group: groups[1]?.length === 2 ? 2 : 3 }
  return groups[0]?.length === 3 ? { group: 3 } : {}
}

function parseNumber(text: string): Omit<AmountText, 'symbol'> | undefined {
  const [, whole, thousands, decimals, cents = '00'] = number.exec(text) ?? []
  if (!whole || (thousands && thousands === decimals)) return undefined
  if (thousands && !grouped.test(whole.replaceAll(thousands, ','))) return undefined
  const minor = Number(`${whole.replace(/[.,]/g, '')}${cents.padEnd(2, '0')}`)
  return {
    minor,
    ...(thousands ? { thousands: thousands as '.' | ',' } : {}),
    ...(decimals ? { decimals: decimals as '.' | ',' } : {}),
    ...groupOf(whole, thousands)
  }
}

// `5.000` and `5,000` are five thousand: the currencies here have two decimals.
/** Reads an amount exactly, or not at all: ranges, `about`, a minus, a foreign symbol are none. */
export function parseAmountText(text: string): AmountText | undefined {
  const together = text
    .trim()
    .replace(spaced, (_, first: string, groups: string) => first + groups.replace(/\D/g, ''))
  const [, before, digits = '', behind] = around.exec(together) ?? []
  const mark = before ?? behind
  if (before && behind) return undefined
  const symbol = mark ? symbolOf(mark) : undefined
  if (mark && !symbol) return undefined
  const parsed = parseNumber(digits)
  if (!parsed || !Number.isSafeInteger(parsed.minor)) return undefined
  return symbol ? { ...parsed, symbol } : parsed
}

export interface AmountStyle {
  symbol: '₱' | '₹' | undefined
  format: MoneyFormat
}

const other = { '.': ',', ',': '.' } as const

/** The style to write results in; `standard` without samples, undefined if samples contradict. */
export function styleOf(
  amounts: readonly AmountText[],
  standard: MoneyFormat
): AmountStyle | undefined {
  const distinct = <Name extends keyof AmountText>(name: Name) => [
    ...new Set(amounts.flatMap(amount => amount[name] ?? []))
  ]
  const symbols = distinct('symbol')
  const thousands = distinct('thousands')
  const decimals = distinct('decimals')
  const groups = distinct('group')
  const isMixed = [symbols, thousands, decimals, groups].some(({ length }) => length > 1)
  const [comma = thousands[0] && other[thousands[0]]] = decimals
  if (isMixed || (comma && comma === thousands[0])) return undefined
  const [symbol] = symbols
  if (!comma) return { symbol, format: standard }
  const group = groups[0] ?? standard.group
  return { symbol, format: { group, decimals: comma, thousands: other[comma] } }
}
