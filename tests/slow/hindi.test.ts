import { afterAll, beforeAll, describe } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'
import { type BuiltServer, serveBuilt } from '../browser/serve-built.ts'
import { walkJourney } from './languages.ts'

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
  test('a loan leads to the cashier and to a complaint with a photo', async ({ borrower }) => {
    await walkJourney(borrower, 'hi', served.origin)
  })
})
