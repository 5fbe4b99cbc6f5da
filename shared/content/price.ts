import { offerMessages, termMessages } from '#messages/confirmation.ts'
import { keyFactsMessages } from '#messages/key-facts.ts'
import type { Brand } from '../config/brand-settings.ts'
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
  /** `6 × ₱958,33` */
  each: string
  total: string
  cost: string
  rate: string
  /** 0.75 is 75 % a year; 0 where a loan has no rate. */
  yearly: number
  late: string
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

function pricedLoan(brand: Brand, price: LoanPrice, term: PricedTerm, amount: number): PricedLoan {
  const { market, money } = brand
  const quote = quoteLoan(price, amount, term, rateEngines[market])
  const write = (minor: number) => formatMoney(minor, currencyOf({ market }), money)
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
    late: formatMessage(messages.more, {
      amount: write(lateCost(rulesFor(brand), quote.payment, lateDays))
    })
  }
}

export function priceTexts(brand: Brand, price: LoanPrice) {
  const loansOf = (term: PricedTerm) =>
    price.amounts.map(amount => pricedLoan(brand, price, term, amount))
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
