import type { BrowserContext, Page } from 'playwright-core'
import { pictureTime } from './clock.ts'

/** `PICTURES=renew` keeps what the pages look like now, after somebody has looked at it. */
export const renews = process.env.PICTURES === 'renew'

/** An early answer that the page has no use for is never read, and never counts as finished. */
const settled = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})

/** Opens an address at the moment of all pictures, and waits until nothing moves on the page. */
export async function openAtRest(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.clock.setFixedTime(pictureTime)
  await page.goto(url)
  await settled(page)
  // Parts that come once a page rests, and what is asked after three seconds.
  await page.waitForTimeout(3500)
  await settled(page)
  // A call that fails is made once more, and may leave a message that stands for a moment.
  for (const passing of ['.skeleton', '.toast']) {
    await page
      .locator(passing)
      .first()
      .waitFor({ state: 'hidden', timeout: 10_000 })
      .catch(() => {})
  }
  return page
}
