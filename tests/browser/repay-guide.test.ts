import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const viewer = (page: Page) => page.getByRole('dialog')

const unfoldWallet = (page: Page) => page.getByText('With your e-wallet').click()
const unfold = (page: Page) => page.getByText('At a store’s cashier').click()
const picture = (page: Page) => page.getByRole('button', { name: 'A deposit slip' })

describe('repayment instructions', () => {
  test('explain both ways, name the biller and warn of others', async ({
    borrower: { page, open }
  }) => {
    await open('repay-guide')
    await page.getByRole('heading', { name: 'With your e-wallet' }).waitFor()
    await page.setViewportSize(smallPhone)
    await page.getByText('At a store’s cashier').waitFor()
    expect(await page.locator('details[open]').count()).toBe(0)
    await unfoldWallet(page)
    await page.getByText('Example amount and code.').first().waitFor()
    await page.getByText('Choose Loans, then Sample Peso Lending.').waitFor()
    await unfold(page)
    await page.getByText('The only biller for this loan is Sample Peso Lending').waitFor()
    const call = page.getByRole('link', { name: 'Call +63 2 8000 0000' })
    expect(await call.getAttribute('href')).toBe('tel:+63280000000')
    expect(await page.getByRole('button', { name: /./ }).getByRole('img').count()).toBe(8)
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })

  test('need no React, and no script to be read', async ({ borrower: { page, open, context } }) => {
    const scripts: string[] = []
    page.on('response', response => scripts.push(response.url()))
    await open('repay-guide')
    await unfold(page)
    await picture(page).waitFor()
    expect(scripts.filter(url => url.includes('vendor'))).toEqual([])

    const browser = context.browser()
    const still = await browser?.newContext({ javaScriptEnabled: false })
    const plain = await still?.newPage()
    if (!plain) throw new Error('There is no page')
    await plain.goto(page.url())
    await unfoldWallet(plain)
    await unfold(plain)
    await plain.getByText('Check the biller and the amount').waitFor()
    await plain.getByRole('img', { name: 'A deposit slip' }).waitFor()
    // No button that does nothing, and no hint to tap one.
    expect(await plain.getByRole('button').count()).toBe(0)
    expect(await plain.getByText('Tap a picture').first().isVisible()).toBe(false)
    expect(await plain.getByText('Example amount').first().isVisible()).toBe(true)
    await still?.close()
  })

  test('open a picture over the screen, and it closes in every way', async ({
    borrower: { page, open }
  }) => {
    await open('repay-guide')
    await unfold(page)
    const address = page.url()
    const ways = {
      tap: () => viewer(page).getByRole('img').click(),
      icon: () => viewer(page).getByRole('button', { name: 'Close' }).click(),
      escape: () => page.keyboard.press('Escape'),
      back: () => page.goBack(),
      app: () => page.evaluate('window.onNativeBack()')
    }
    for (const close of Object.values(ways)) {
      await picture(page).click()
      await viewer(page).waitFor()
      const box = await viewer(page).boundingBox()
      expect(box).toMatchObject(page.viewportSize() ?? {})
      await close()
      await viewer(page).waitFor({ state: 'hidden' })
      expect(page.url()).toBe(address)
      expect(await picture(page).evaluate(button => button === document.activeElement)).toBe(true)
    }
    expect(await page.evaluate('window.onNativeBack()')).toBe(false)
  })

  test('zoom a picture in and out, and open the next one as a whole', async ({
    borrower: { page, open }
  }) => {
    await open('repay-guide')
    await unfold(page)
    const width = async () => (await viewer(page).getByRole('img').boundingBox())?.width ?? 0
    await picture(page).click()
    expect(await accessibilityViolations(page)).toEqual([])
    const whole = await width()
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
    expect(await width()).toBeGreaterThan(2 * whole)
    expect(await accessibilityViolations(page)).toEqual([])
    await viewer(page).getByRole('button', { name: 'Zoom out' }).click()
    expect(await width()).toBe(whole)
    await viewer(page).getByRole('button', { name: 'Zoom in' }).click()
    await page.keyboard.press('Escape')
    await picture(page).click()
    expect(await width()).toBe(whole)
  })

  test('are opened from the repayment page and lead back to it', async ({
    borrower: { page, open }
  }) => {
    await open('repay-guide-banner')
    await page.getByRole('button', { name: 'How to repay, step by step' }).click()
    await page.getByRole('heading', { name: 'With your e-wallet' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Payment', exact: true }).waitFor()
  })
})
