import { describe, expect, inject } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'
import { addressIn, walkJourney } from './languages.ts'
import { stateProblems, states, titleOf } from './page-states.ts'

shareBrowser()

describe.each(['fil', 'ceb'] as const)('in %s', language => {
  for (const state of states) {
    test(`everyone can read and use ${titleOf(state)}`, async ({ borrower: { page } }) => {
      const [scenario, opener] = state
      const address = addressIn(language, inject('origin'), scenario)
      expect(await stateProblems(page, language, address, opener)).toEqual([])
    })
  }

  test('a loan leads to the cashier and to a complaint with a photo', async ({ borrower }) => {
    await walkJourney(borrower, language, inject('origin'))
  })
})
