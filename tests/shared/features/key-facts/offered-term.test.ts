// @vitest-environment node
import { expect, test } from 'vitest'
import type { Offer } from '../../../../shared/api/offer.ts'
import { offeredTerm } from '../../../../shared/features/key-facts/offered-term.ts'

test.each([
  ['91', 'day', '91 days'],
  ['1', 'Days', '1 day'],
  ['3', 'months', '3 months'],
  ['1', '月', '1 month'],
  ['2', 'wk', '2 weeks'],
  ['2', 'quarters', '2 quarters'],
  ['3', '', '3'],
  ['', 'day', '']
])('%s of %s is "%s"', (periods, termUnit, text) => {
  expect(offeredTerm({ periods, termUnit } as Offer)).toBe(text)
})
