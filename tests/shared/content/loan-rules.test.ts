// @vitest-environment node
import { expect, test } from 'vitest'
import { lateMessages } from '#messages/late.ts'
import { brand as indian } from '../../../shared/config/brands/in/brand.ts'
import { brand } from '../../../shared/config/brands/ph/brand.ts'
import { lateLines } from '../../../shared/content/late-lines.ts'
import { legalWarnings, penalties, rulesFor, rulesOf } from '../../../shared/content/loan-rules.ts'

const { penaltyWords: _rupees, ...own } = rulesOf.ph
const mended = {
  ...own,
  lateInterest: [
    { percent: 0.2, from: 1, to: 30 },
    { percent: 4.9, from: 31 }
  ],
  prepaymentAfterHalf: false
}

test('the Philippine terms carry the three legal warnings, until their figures are mended', () => {
  const [penalty, interest, prepayment, ...more] = legalWarnings('ph')
  expect(penalty).toContain('in rupees (Rs.1,000)')
  expect(interest).toContain('late interest of 5% a day')
  expect(interest).toContain('SEC Memorandum Circular No. 14, series of 2025')
  expect(prepayment).toContain('prepayment only after half the term')
  expect(prepayment).toContain('Republic Act No. 11765')
  expect(more).toEqual([])
  expect(legalWarnings('ph', mended)).toEqual([])
})

test('the highest interest counts, on whichever day it falls due', () => {
  const late = { ...mended, lateInterest: [...mended.lateInterest, { percent: 6, from: 91 }] }
  expect(legalWarnings('ph', late)).toEqual([expect.stringContaining('interest of 6% a day')])
})

test('the Indian terms have penal charges and no late interest, and applicants are Indian', () => {
  expect(legalWarnings('in')).toEqual([])
  expect(rulesOf.in).toMatchObject({
    applicant: 'an Indian citizen',
    hasPenalCharges: true,
    lateInterest: []
  })
  const inRupees = lateLines(rulesOf.in, penalties(rulesOf.in, indian), lateMessages)
  expect(inRupees.points).toEqual([])
  expect(inRupees.lines.join(' ')).toContain('there is no interest on it')
  expect(inRupees.lines.join(' ')).toContain('₹1,000.00 for new clients')
  expect(lateLines(rulesOf.ph, penalties(rulesOf.ph, brand), lateMessages).points).toHaveLength(3)
})

test('a brand’s own figures take the place of the specification’s, words included', () => {
  expect(rulesFor({ ...brand, loanRules: {} })).toEqual(rulesOf.ph)
  const rules = rulesFor({ ...brand, loanRules: { termTo: 180, penaltyNew: 50_000 } })
  expect(rules).toMatchObject({ termFrom: 91, termTo: 180, penaltyNew: 50_000 })
  expect(rules.penaltyWords).toBeUndefined()
  expect(legalWarnings('ph', rules).join()).not.toContain('rupees')
})
