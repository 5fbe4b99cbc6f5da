import { offerMessages, termMessages } from '#messages/confirmation.ts'
import { keyFactsMessages } from '#messages/key-facts.ts'
import type { Brand } from '../config/brand-settings.ts'
import { capsOf } from '../loan/caps.ts'
import { currencyOf } from '../loan/currency.ts'
import { formatMoney } from '../loan/money.ts'
import { noAmount } from '../loan/no-amount.ts'
import { writePercent } from '../loan/percent.ts'
import { type LoanPrice, type PricedTerm, type Quote, quoteLoan } from '../loan/quote.ts'
import { rateEngines } from '../loan/rate-engines.ts'
import { formatMessage } from '../messages/format-message.ts'
import { lateCost } from './late-cost.ts'
import { rulesFor } from './loan-rules.ts'
import { homeWords } from './site-words.ts'

const { price: messages } = homeWords

/** Days that the example of a late payment is late. */
const lateDays = 10

const daysText = (count: number) => formatMessage(termMessages.days, { count })

export interface PricedLoan {
  amount: string
  term: string
  received: string
  /** `6 payments of ₱958,33, about every 30 days` */
  payments: string
  each: string
  total: string
  cost: string
  rate: string
  /** 0.75 is 75 % a year; 0 where a loan has no rate. */
  yearly: number
  late: string
  /** The agreement's cost where `late` is the law's limit, which is lower; else ''. */
  lawful: string
}

/** The rate of all loans of a term; the highest, where rounded payments make them differ. */
function rateOfTerm(loans: readonly PricedLoan[]): string {
  const sorted = [...loans].sort((a, b) => b.yearly - a.yearly)
  const rate = sorted[0]?.rate ?? noAmount
  const isSame = loans.every(loan => loan.rate === rate)
  return isSame ? rate : formatMessage(homeWords.priceList.highest, { rate })
}

function paymentsText({ days, payments }: PricedTerm, amount: string): string {
  if (payments === 1) return formatMessage(messages.once, { days: daysText(days) })
  const every = Math.round(days / payments)
  return formatMessage(messages.each, { count: payments, amount, every })
}

function rateText({ rate }: Quote, { money }: Brand): string {
  if (!rate) return noAmount
  const write = (value: number) => writePercent(value, money, 2)
  return formatMessage(messages.rateText, {
    monthly: write(rate.monthly),
    yearly: write(rate.yearly)
  })
}

interface Offered {
  amount: number
  term: PricedTerm
  today: number
}

/** Hundredths of the charges for a late payment, which is at most a month late; undefined without a limit. */
function lateLimit({ market }: Brand, { amount, term, today }: Offered, payment: number) {
  const caps = capsOf(market, { amount, start: today, end: today + term.days })
  return caps && Math.floor((payment * Math.round(caps.penalty * 100)) / 100)
}

function pricedLoan(brand: Brand, price: LoanPrice, offered: Offered): PricedLoan {
  const { market, money } = brand
  const { amount, term } = offered
  const quote = quoteLoan(price, amount, term, rateEngines[market])
  const write = (minor: number) => formatMoney(minor, currencyOf({ market }), money)
  const late = lateCost(rulesFor(brand), quote.payment, lateDays)
  const limit = lateLimit(brand, offered, quote.payment) ?? late
  const isLimited = limit < late
  return {
    amount: write(amount),
    term: daysText(term.days),
    received: write(quote.received),
    payments: paymentsText(term, write(quote.payment)),
    each: `${term.payments} × ${write(quote.payment)}`,
    total: write(quote.total),
    cost: write(quote.cost),
    rate: rateText(quote, brand),
    yearly: quote.rate?.yearly ?? 0,
    late: isLimited
      ? formatMessage(messages.limited, { amount: write(limit) })
      : formatMessage(messages.more, { amount: write(late) }),
    lawful: isLimited ? formatMessage(messages.lawful, { amount: write(late) }) : ''
  }
}

/** `today`: days since 1970-01-01; without it no limit of the law is named. */
export function priceTexts(brand: Brand, price: LoanPrice, today = Number.NaN) {
  const loansOf = (term: PricedTerm) =>
    price.amounts.map(amount => pricedLoan(brand, price, { amount, term, today }))
  // The first amount of the page: the one in the middle, for the shortest term.
  const first = Math.floor((price.amounts.length - 1) / 2)
  const byTerm = price.terms.map(loansOf)
  return {
    rateLabel: brand.market === 'in' ? offerMessages.percentage : keyFactsMessages.rates,
    lateLabel: formatMessage(messages.late, { days: daysText(lateDays) }),
    first,
    example: byTerm[0]?.[first],
    terms: byTerm.map(loans => ({
      term: loans[0]?.term ?? '',
      rate: rateOfTerm(loans),
      loans
    }))
  }
}
