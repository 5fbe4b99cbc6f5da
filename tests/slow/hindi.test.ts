import { afterAll, beforeAll, describe, expect } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'
import { type BuiltServer, serveBuilt } from '../browser/serve-built.ts'
import { addressIn, walkJourney } from './languages.ts'
import { stateProblems, states, titleOf } from './page-states.ts'

shareBrowser()

let served: BuiltServer

beforeAll(async () => {
  process.env.BRAND = 'in'
  served = await serveBuilt('in-slow')
})

afterAll(async () => {
  await served?.close()
  delete process.env.BRAND
})

describe('in Hindi', () => {
  for (const state of states) {
    test(`everyone can read and use ${titleOf(state)}`, async ({ borrower: { page } }) => {
      const [scenario, opener] = state
      const address = addressIn('hi', served.origin, scenario)
      expect(await stateProblems(page, 'hi', address, opener)).toEqual([])
    })
  }

  test('a loan leads to the cashier and to a complaint with a photo', async ({ borrower }) => {
    await walkJourney(borrower, 'hi', served.origin)
  })
})
