import type { PayOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { brand } from '../../config/brand.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { pageSymbol } from '../../context/page-symbol.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { currencyOf } from '../../loan/currency.ts'
import { parseDay } from '../../loan/day.ts'
import { dayAt } from '../../loan/day-at.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { compareOptions, isOver } from '../../loan/options/compare.ts'
import { zonedText } from '../../loan/zoned-text.ts'

export interface Quotes {
  offered: QuotedOption[]
  refused: number
  cheapest: string[]
}

/** Quotes in another currency than the page's amount do not count. */
function isOtherMoney(currency: string, ownAmount: string): boolean {
  const own = parseAmountText(ownAmount)
  const symbol = pageSymbol(own ? [own] : [])
  return currency !== '' && currencyOf({ market: brand.market, stated: currency }) !== symbol
}

interface DuePayment {
  date: string
  /** Undefined where the whole is due. */
  minor?: number | undefined
}

/** `due`: which money the loan or its plan asks for, and by when. */
export function readQuotes(
  { options, currency }: PayOptions,
  ownAmount: string,
  time: MarketTime,
  due: DuePayment = { date: '' }
): Quotes {
  if (isOtherMoney(currency, ownAmount)) {
    return { offered: [], refused: options.length, cheapest: [] }
  }
  // Nobody can take a plan here by paying nothing, nor a quote that has come too late.
  const isPayable = (option: QuotedOption) =>
    (option.now !== 0 || option.kind !== 'plan') && !isOver(option, time)
  const payable = options.flatMap(option => (option && isPayable(option) ? option : []))
  // Only the server's clock tells that a date is past: the phone's may be wrong.
  const today = time.isServers ? dayAt(time.now, time.hoursAhead) : 0
  const { offered, cheapest } = compareOptions(payable, today)
  const dueDay = zonedText(due.date, hoursAhead)
  // A day gone by is no next one, and a plan asks for its own sum alone.
  const isToCome = (parseDay(dueDay) ?? 0) >= today
  const withDue = (option: QuotedOption) =>
    option.kind === 'part' && isToCome && (due.minor ?? option.now) === option.now
      ? { ...option, nowDue: dueDay }
      : option
  const unreadable = options.filter(option => !option).length
  return {
    offered: offered.map(withDue),
    refused: unreadable + payable.length - offered.length,
    cheapest
  }
}
