import { expect, test } from 'vitest'
import { company } from '../../../shared/config/brands/ph/company.ts'
import { policyInShort } from '../../../shared/content/legal-short.ts'

test('the policy in short states the times of this lender', () => {
  const retention = [
    { data: 'loan', months: 84 },
    { data: 'application', months: 6 }
  ] as const
  const text = policyInShort({ ...company, retention }).join('\n')
  expect(text).toContain('a loan for 7 years after it is paid off')
  expect(text).toContain('led to no loan for 6 months')
  expect(text).toContain(company.privacyEmail)
})

test('the policy in short leaves out a time that the lender does not state', () => {
  const lines = policyInShort(company)
  const without = policyInShort({ ...company, retention: [{ data: 'loan', months: 84 }] })
  expect(without).toHaveLength(lines.length - 1)
  expect(without.join()).not.toMatch(/[{}]|after it is paid off/)
})
