import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

/** Puts a native app around the page that only takes notes. */
async function inApp(page: Page) {
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(window, {
      messages,
      loanApp: { postMessage: (message: string) => messages.push(message) }
    })
  })
}

describe('customer service', () => {
  test('shows contacts, hours, reply time, regulators and the way to complaints', async ({
    borrower: { page, open, calls }
  }) => {
    await open('customer-service')
    await page.getByText('+63 900 555 0142').waitFor()
    await page.getByText('care@sample-peso.example').waitFor()
    await page.getByText('within 3 weekdays').waitFor()
    await page.getByText('Monday to Friday').waitFor()
    await page.getByText('Securities and Exchange Commission').waitFor()
    expect(calls().map(({ path, body }) => [path, body])).toEqual([
      ['/v3/personal-center/contact-kf-info', { overall: '30' }]
    ])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
    await page.getByText('National Privacy Commission').click()
    const [button = 0, text = 0] = await page
      .getByRole('button', { name: 'www.privacy.gov.ph' })
      .evaluate(website => {
        document.documentElement.style.fontSize = '200%'
        const range = document.createRange()
        // The square of the arrow ends beyond its row; the words must not.
        range.selectNodeContents(website.querySelector('.row-button_text') ?? website)
        return [website, range].map(box => box.getBoundingClientRect().width)
      })
    expect(text).toBeLessThanOrEqual(button)
    await page.getByRole('button', { name: 'My complaints' }).click()
    await page.waitForURL(/complaint-list\.html.*deviceId/)
    await page.goBack()
    await page.getByRole('button', { name: 'Write a complaint' }).click()
    await page.waitForURL(/complaint\.html/)
  })

  test('asks the app to open each contact', async ({ borrower: { page, open } }) => {
    await inApp(page)
    await open('customer-service')
    await page.getByRole('button', { name: 'WhatsApp +63' }).click()
    await page.getByRole('button', { name: 'E-mail care' }).click()
    expect(await page.evaluate('messages')).toEqual([
      '{"action":"goToPage","payload":"https://wa.me/639005550142"}',
      '{"action":"goToPage","payload":"mailto:care@sample-peso.example"}'
    ])
    await page.getByText('Nothing opened? Copy it and use it in your own app.').waitFor()
  })

  test('opens the chat in a browser', async ({ borrower: { page, open, context } }) => {
    await context.route('https://wa.me/**', route => route.fulfill({ body: 'the chat' }))
    await open('customer-service')
    await page.getByRole('button', { name: 'WhatsApp +63' }).click()
    await page.waitForURL('https://wa.me/639005550142')
  })

  test('copies what cannot be opened', async ({ borrower: { page, open, context } }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('customer-service')
    await page.getByRole('button', { name: 'Copy E-mail' }).first().click()
    await page.getByText('copy success').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'care@sample-peso.example'
    )
  })

  test('shows the rest when the contacts cannot be had', async ({ borrower: { page, open } }) => {
    await open('customer-service-refused')
    await page.getByText('Contacts cannot be shown now.').waitFor()
    await page.getByRole('button', { name: 'Call +63 2 8000 0000' }).waitFor()
    await page.getByText('National Privacy Commission').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await open('customer-service-email')
    await page.getByText('care@sample-peso.example').waitFor()
    expect(await page.getByText('WhatsApp').count()).toBe(0)
  })
})
