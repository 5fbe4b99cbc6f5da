// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { lateMessages } from '#messages/late.ts'
import { brand } from '../../../shared/config/brands/ph/brand.ts'
import { company } from '../../../shared/config/brands/ph/company.ts'
import type { LoanRules } from '../../../shared/config/loan-rules.ts'
import { lateLines } from '../../../shared/content/late-lines.ts'
import { lateInShort } from '../../../shared/content/legal-short.ts'
import { penalties, rulesFor } from '../../../shared/content/loan-rules.ts'
import { loanTerms } from '../../../shared/content/loan-terms.ts'
import { questionTexts } from '../../../shared/content/questions.ts'
import { lateMessages as cebuano } from '../../../shared/messages/ceb/late.ts'
import { lateMessages as filipino } from '../../../shared/messages/fil/late.ts'
import { lateMessages as hindi } from '../../../shared/messages/hi/late.ts'

const charge =
  'A one-time late penalty is due: ₱1.000,00 for new clients and ₱800,00 for repeat clients.'
const interest = 'Late interest is due for each day of delay:'
const daily = '0.2% of the unpaid amount for each day from day 1.'
const free = 'There is no charge and no interest for a late payment.'

const noCharge = { penaltyNew: 0, penaltyRepeat: 0 }
const lateInterest = [{ percent: 0.2, from: 1 }]

function textsOf(loanRules: Partial<LoanRules>, words = lateMessages) {
  const rules = rulesFor({ market: brand.market, loanRules: { ...brand.loanRules, ...loanRules } })
  const penalty = penalties(rules, brand)
  return { ...lateLines(rules, penalty, words), short: lateInShort(rules, penalty) }
}

describe('a late payment costs', () => {
  test('a charge and interest', () => {
    expect(textsOf({ lateInterest })).toEqual({
      lines: [charge, interest],
      points: [daily],
      short:
        'If you pay late, you pay a late charge once (₱1.000,00; repeat clients ₱800,00) and up to 0.2% of the unpaid amount for each day.'
    })
  })

  test.each([[[]], [[{ percent: 0, from: 1 }]]])('a charge alone: %o', none => {
    expect(textsOf({ lateInterest: none })).toEqual({ lines: [charge], points: [], short: charge })
  })

  test('interest alone', () => {
    expect(textsOf({ ...noCharge, lateInterest })).toEqual({
      lines: [interest],
      points: [daily],
      short: `${interest} ${daily}`
    })
  })

  test.each([true, false])('nothing, whatever a charge would be: penal is %s', hasPenalCharges => {
    const texts = textsOf({ ...noCharge, lateInterest: [], hasPenalCharges })
    expect(texts).toEqual({ lines: [free], points: [], short: free })
  })

  test('what it costs in each language, with nothing after it where there is no interest', () => {
    for (const words of [lateMessages, filipino, cebuano, hindi]) {
      expect(textsOf({ lateInterest: [] }, words).lines.join()).not.toMatch(/[:{}]$/)
      expect(textsOf({ ...noCharge, lateInterest: [] }, words).lines).toEqual([words.free])
    }
  })
})

test('a lender without late interest publishes none', () => {
  const own = { ...brand, loanRules: { ...brand.loanRules, lateInterest: [] } }
  expect(JSON.stringify(loanTerms(company, own))).not.toMatch(/late interest|% of the unpaid/i)
  expect(JSON.stringify(questionTexts(company, own))).not.toContain('% of the unpaid')
})
