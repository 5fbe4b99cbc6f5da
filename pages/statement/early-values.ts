import type { Statement } from '../../shared/api/papers.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { earlyTime } from '../../shared/context/early-time.ts'
import { knowsPaid } from '../../shared/features/payments/loan-page.ts'
import { earlyText, earlyTexts } from '../../shared/island/early-texts.ts'
import { currencyOf } from '../../shared/loan/currency.ts'
import { readLedger } from '../../shared/loan/ledger.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { parseMinor } from '../../shared/loan/parse-minor.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { headOf, sumHead } from './head.ts'
import { isPaidOff, splitSums, sumSection, sumsOf, withMinus } from './sums.ts'

type Values = Record<string, unknown>

const dayOf = (values: Values, name: string) => zonedText(earlyText(values[name]), hoursAhead)

/** Beyond so many lines React shows all: reading them twice would take long. */
const most = 200

/** A ledger that does not add up is left to React. */
export function earlyValues(data: Values, search: URLSearchParams, serverTime: number): unknown {
  const loan = data.loan as Values
  const lines = data.entries as Values[]
  if (lines.length > most) return {}
  const { currency } = earlyTexts(loan, 'currency')
  const entries = lines.map(line => {
    const { date, kind, text } = earlyTexts(line, 'date', 'kind', 'text')
    const [change, balance] = [parseMinor(line.change), parseMinor(line.balance)]
    return { date: zonedText(date, hoursAhead), kind, text, change, balance }
  })
  const balance = parseMinor(data.balance)
  const ledger = readLedger(entries, balance)
  if (ledger.wrong > 0 || !ledger.totals) return {}
  const [amount, received] = [parseMinor(loan.amount), parseMinor(loan.received)]
  const statement = { loan: { amount, received }, entries, balance } as unknown as Statement
  const clarity = search.get('clarity') ?? undefined
  const symbol = currencyOf({ market: brand.market, stated: currency, clarity })
  const { result, others } = splitSums(
    sumSection(
      ledger,
      sumsOf(statement, ledger),
      withMinus(minor => formatMoney(minor, symbol, brand.money))
    )
  )
  const standing = {
    due: dayOf(loan, 'due'),
    asOf: dayOf(data, 'asOf'),
    isPaidOff: isPaidOff(statement, ledger)
  }
  const asks = (ledger.left ?? 0) > 0 && !knowsPaid(() => search.get('orderId'))
  const { tone, ...head } = headOf(asks, standing, earlyTime(serverTime))
  return {
    rows: others.rows,
    [tone]: '1',
    asks: asks ? '1' : '',
    ...head,
    ...sumHead(result, head.standing)
  }
}
