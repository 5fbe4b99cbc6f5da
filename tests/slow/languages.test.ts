import { describe, inject } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'
import { walkJourney } from './languages.ts'

shareBrowser()

describe.each(['fil', 'ceb'] as const)('in %s', language => {
  test('a loan leads to the cashier and to a complaint with a photo', async ({ borrower }) => {
    await walkJourney(borrower, language, inject('origin'))
  })
})
