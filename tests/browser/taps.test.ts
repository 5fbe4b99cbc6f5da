import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'

shareBrowser()

declare global {
  interface Window {
    /** Milliseconds from each tap to the next frame. */
    waits: number[]
  }
}

/** Slows the processor as a cheap phone would, and notes what each tap takes. */
async function watchTaps(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    window.waits = []
    const note = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => {
        // The first task after the frame: it has been laid out and painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.waits.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    addEventListener('click', note, true)
  })
}

/** The median of what the taps since then took. */
async function wait(page: Page, taps: number): Promise<number> {
  await page.waitForFunction(count => window.waits.length === count, taps)
  const waits = await page.evaluate(() => window.waits.sort((a, b) => a - b))
  return waits[Math.floor(waits.length / 2)] ?? Number.NaN
}

describe('on a phone four times slower, the next frame after a tap comes within 100 ms', () => {
  test('among 1,000 complaints', async ({ borrower }) => {
    const { page, open } = borrower
    await open('complaint-list-long')
    await page.getByText('Complaint 1000 of 1,000').waitFor()
    await watchTaps(page)
    const tabs = ['Answered', 'All', 'In progress', 'All', 'Answered']
    for (const [index, name] of tabs.entries()) {
      await page.getByRole('tab', { name, exact: true }).click()
      await wait(page, index + 1)
    }
    expect(await wait(page, tabs.length)).toBeLessThan(100)
    expect(await page.locator('.complaints_item').count()).toBeGreaterThan(10)
  })

  test('among 200 products', async ({ borrower }) => {
    const { page, open } = borrower
    await open('products-long')
    await page.locator('.product-card').last().waitFor()
    expect(await page.locator('.product-card').count()).toBe(200)
    await page.route('**/gopia/goya/define*', route => route.abort())
    borrower.expectTrouble(/ERR_FAILED/)
    await watchTaps(page)
    const buttons = page.getByRole('button', { name: 'Apply Demo Cash Line' })
    for (let index = 0; index < 5; index++) {
      await buttons.nth(index * 8).click()
      await wait(page, index + 1)
    }
    expect(await wait(page, 5)).toBeLessThan(100)
  })
})
