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

describe.each(['amount-in', 'amount-hi'])('the advertisement %s', id => {
  test('shows its button and the registration at 360 × 640 while advertisers wait for an answer', async ({
    borrower: { page }
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${served.origin}/landing/${id}.html`)
    await page.locator('html[data-ready]').waitFor()
    for (const selector of ['.brand-line_number', '.step-form button[type=submit]']) {
      const inSight = await page.locator(selector).evaluate(each => {
        const { left, top, width, bottom } = each.getBoundingClientRect()
        const above = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
        return bottom <= innerHeight && each.contains(above)
      })
      expect(inSight, selector).toBe(true)
    }
    await page.getByRole('button', { pressed: false }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem('loan:consent'))).toBeNull()
  })
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
