import { brand } from '../config/brand.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { currencyOf } from '../loan/currency.ts'
import {
  defaultLateRules,
  indianLateRules,
  type LateRules,
  penalties,
  rulesFor
} from './loan-rules.ts'

/** The rules of this build's brand: it names the fields that it reads, so that a page carries no others. */
export const ownRules = (): LoanRules =>
  rulesFor({ market: brand.market, loanRules: brand.loanRules })

/** The rules of late charges alone, without a table of markets, as in `readCost`. */
export const ownLateRules = (): LateRules => ({
  ...(brand.market === 'in' ? indianLateRules : defaultLateRules),
  ...brand.loanRules
})

export const ownPenalties = (rules: LoanRules, money = brand.money) =>
  penalties(rules, { market: brand.market, money })

/** Whether the amounts of the rules and of the market's law are in the currency of a loan. */
export const isOwnCurrency = (symbol: string): boolean =>
  symbol === currencyOf({ market: brand.market })
