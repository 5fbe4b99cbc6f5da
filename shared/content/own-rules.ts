import { brand } from '../config/brand.ts'
import type { LoanRules } from '../config/loan-rules.ts'
import { penalties, rulesFor } from './loan-rules.ts'

/** The rules of this build's brand: it names the fields that it reads, so that a page carries no others. */
export const ownRules = (): LoanRules =>
  rulesFor({ market: brand.market, loanRules: brand.loanRules })

export const ownPenalties = (rules: LoanRules, money = brand.money) =>
  penalties(rules, { market: brand.market, money })
