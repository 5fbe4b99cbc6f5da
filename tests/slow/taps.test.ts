import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { type BorrowerFixture, shareBrowser, test } from '../browser/harness.ts'

shareBrowser()

/** How many times as long the frame after a tap may take where a list is far longer. */
const limit = 2.5

declare global {
  interface Window {
    /** Milliseconds from each tap to the next frame. */
    waits: number[]
  }
}

/** Notes what each tap takes until its frame is laid out and painted. */
const watchTaps = (page: Page) =>
  page.evaluate(() => {
    window.waits = []
    const note = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // The first task after the frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.waits.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    addEventListener('click', note, true)
  })

/** Opens a scenario, taps, and returns the median of what the taps took. */
type Round = () => Promise<number>

/** A round whose taps are answered by a phone four times slower. */
const roundOf =
  (
    { page, context, open }: BorrowerFixture,
    scenario: string,
    tapAll: (page: Page) => Promise<void>
  ): Round =>
  async () => {
    const session = await context.newCDPSession(page)
    const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
    await open(scenario)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await watchTaps(page)
    await slowDown(4)
    await tapAll(page)
    await slowDown(1)
    const waits = await page.evaluate(() => window.waits.sort((a, b) => a - b))
    return waits[Math.floor(waits.length / 2)] ?? Number.NaN
  }

async function tapEach(page: Page, targets: readonly Locator[]): Promise<void> {
  for (const [index, target] of targets.entries()) {
    await target.click()
    await page.waitForFunction(count => window.waits.length > count, index)
  }
}

const tapTabs = (page: Page) =>
  tapEach(
    page,
    ['Answered', 'All', 'In progress', 'Answered', 'All'].map(name =>
      page.getByRole('tab', { name, exact: true })
    )
  )

const tapProducts = (page: Page) =>
  tapEach(
    page,
    [0, 1, 2].map(index => page.locator('.product-card').getByRole('button').nth(index))
  )

/**
 * The best rounds of both, by turns, as a ratio: what else the machine does can only add to them.
 */
async function compare(round: Round, other: Round): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  let bestOther = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 2; turn++) {
    bestOther = Math.min(bestOther, await other())
    best = Math.min(best, await round())
  }
  return best / bestOther
}

describe('on a phone four times slower, a tap is answered about as soon', () => {
  test('among 1,000 complaints as among five', async ({ borrower }) => {
    const long = roundOf(borrower, 'complaint-list-long', tapTabs)
    const short = roundOf(borrower, 'complaint-list', tapTabs)
    expect(await compare(long, short)).toBeLessThan(limit)
  })

  test('among 200 products as among a few', async ({ borrower }) => {
    await borrower.page.route('**/gopia/goya/define*', route => route.abort())
    borrower.expectTrouble(/ERR_FAILED/)
    const long = roundOf(borrower, 'products-long', tapProducts)
    const short = roundOf(borrower, 'products', tapProducts)
    expect(await compare(long, short)).toBeLessThan(limit)
  })

  test('and the check finds a page that keeps the phone busy', async ({ borrower }) => {
    const open = roundOf(borrower, 'complaint-list', tapTabs)
    let usual = 0
    const short = async () => {
      usual = await open()
      return usual
    }
    const busy = roundOf(borrower, 'complaint-list', async page => {
      await page.evaluate(wait => {
        addEventListener('click', () => {
          const end = performance.now() + wait
          while (performance.now() < end);
        })
      }, 3 * usual)
      await tapTabs(page)
    })
    expect(await compare(busy, short)).toBeGreaterThan(limit)
  })
})
