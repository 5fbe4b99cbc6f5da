import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { accessibilityViolations, shareBrowser, test } from './harness.ts'

shareBrowser()

const address = '/go/first-loan.html?utm_tag=june'
const titles: Record<string, string> = {
  'first-loan-en': 'Your first loan, clearly explained',
  'costs-en': 'See the whole cost first'
}

/** Notes down, from the very beginning, the headline and the background of each frame. */
async function traceFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames_: frames })
    const note = () => {
      const landing = document.querySelector('.landing')
      const title = document.querySelector('h1')?.textContent
      if (landing) frames.push(`${title} on ${getComputedStyle(landing).backgroundColor}`)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  return () => page.evaluate(() => (window as unknown as { frames_: string[] }).frames_)
}

const storedCampaigns = (page: Page) => page.evaluate(() => localStorage.getItem('loan:campaigns'))

describe('a campaign’s page', () => {
  test.for(Object.keys(titles))(
    'shows %s to a phone that was given it, and nothing else in any frame',
    async (template, { borrower }) => {
      const { page, context, calls } = borrower
      await context.addInitScript(
        value => localStorage.setItem('loan:campaigns', value),
        JSON.stringify({ 'first-loan': template })
      )
      const frames = await traceFrames(page)
      await page.goto(address)
      await page.getByRole('heading', { level: 1, name: titles[template] ?? '' }).waitFor()
      await page.locator('.captcha-button_picture').waitFor()
      const seen = new Set(await frames())
      expect([...seen]).toEqual([expect.stringContaining(`${titles[template]} on rgb`)])
      expect(await page.title()).toMatch(/./)
      expect(await page.locator('form').count()).toBe(1)
      expect(await accessibilityViolations(page)).toEqual([])
      await expect
        .poll(() => calls('/landing/track-visit'))
        .toMatchObject([
          {
            query: { page_id: template, campaign: 'first-loan', variant: template, utm_tag: 'june' }
          }
        ])
      await page.waitForFunction(() => 'dataLayer' in window)
      const layer = await page.evaluate(
        () => (window as unknown as { dataLayer: unknown[] }).dataLayer
      )
      const [visit] = calls('/landing/track-visit')
      expect(layer).toMatchObject([
        { campaign: 'first-loan', variant: template, event_id: visit?.query.event_id }
      ])
    }
  )

  test('gives a phone one of the variants, and the same again', async ({ borrower: { page } }) => {
    await page.goto(address)
    const first = await storedCampaigns(page)
    const { 'first-loan': template } = JSON.parse(first ?? '{}')
    expect(Object.keys(titles)).toContain(template)
    for (let visit = 0; visit < 3; visit++) {
      await page.reload()
      await page.getByRole('heading', { level: 1, name: titles[template] ?? '' }).waitFor()
      expect(await storedCampaigns(page)).toBe(first)
    }
  })

  test('counts a phone once: not again in a second tab or after a reload', async ({
    borrower: { page, context, calls }
  }) => {
    const visits = () => calls('/landing/track-visit').map(({ query }) => query)
    await page.goto(address)
    await expect.poll(visits).toHaveLength(1)
    await page.reload()
    await expect.poll(visits).toHaveLength(2)
    const [first, again] = visits()
    expect(first?.first).toBe('1')
    // The same visit: a server counts its event once.
    expect([again?.first, again?.event_id]).toEqual(['1', first?.event_id])
    const tab = await context.newPage()
    await tab.goto(address)
    await expect.poll(visits).toHaveLength(3)
    expect(visits()[2]).not.toHaveProperty('first')
  })

  test('shows what is after it once it has ended, and counts nothing for it', async ({
    borrower: { page, calls }
  }) => {
    await page.clock.setFixedTime(new Date('2028-01-01T00:00:00Z'))
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: titles['first-loan-en'] ?? '' }).waitFor()
    expect(await storedCampaigns(page)).toBeNull()
    await expect.poll(() => calls('/landing/track-visit')).toHaveLength(1)
    expect(calls('/landing/track-visit')[0]?.query.campaign).toBeUndefined()
  })

  test('reads as the template after it where there are no scripts', async ({ borrower }) => {
    const browser = borrower.context.browser()
    const context = await browser?.newContext({ javaScriptEnabled: false })
    const page = await context?.newPage()
    await page?.goto(new URL(address, inject('origin')).href)
    await page?.getByRole('heading', { level: 1, name: titles['first-loan-en'] ?? '' }).waitFor()
    await context?.close()
  })

  test('leaves no trace on pages of a session', async ({ borrower: { page, open } }) => {
    await page.goto('/go/first-loan.html')
    await open('order-due')
    const html = await page.content()
    expect(html).not.toMatch(/campaign|data-template/)
  })
})
