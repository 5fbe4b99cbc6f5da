// @vitest-environment node
import { expect, test } from 'vitest'
import { lateLines } from '../../../shared/content/late-lines.ts'
import { legalWarnings, rulesOf } from '../../../shared/content/loan-rules.ts'

const mended = {
  ...rulesOf.ph,
  lateInterest: [
    { percent: 0.2, from: 1, to: 30 },
    { percent: 4.9, from: 31 }
  ],
  prepaymentAfterHalf: false
}

test('the Philippine terms carry the two legal warnings, until their figures are mended', () => {
  const [interest, prepayment, ...more] = legalWarnings('ph')
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
  expect(lateLines(rulesOf.in).points).toEqual([])
  expect(lateLines(rulesOf.in).lines.join(' ')).toContain('no interest is due on it')
  expect(lateLines(rulesOf.ph).points).toHaveLength(3)
})
