import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, test } from './harness.ts'

shareBrowser()

/** The narrowest desk that the workbench is made for. */
const desk = { width: 1024, height: 768 }

describe('the workbench', () => {
  test('finds a state by its status, shows what the page asked, and the page with another answer', async ({
    borrower: { page }
  }) => {
    await page.setViewportSize(desk)
    await page.goto('/workbench.html')
    // The keys are there with the list.
    await page.getByLabel('Search').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('loan-details 174')
    await page.getByText(/^2 of \d+ states$/).waitFor()
    // To the first state found, and opens it.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const phone = page.frameLocator('iframe[title="Page: Due today (174): Repayment"]')
    await phone.getByText('Payment due today').first().waitFor()
    expect(new URL(page.url()).search).toBe('?state=order-due')
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: /loan-details\/loan-details/ }).waitFor()
    const editor = page.getByRole('textbox', { name: /^Answer of .*loan-details$/ })
    await editor.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('{"code": "7", "message": "Changed by hand", "data": null}')
    await phone.getByText('Changed by hand').waitFor()
    // Who types goes on typing.
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('json-code')
    await page.getByRole('button', { name: 'Back to the sandbox’s answer' }).click()
    await phone.getByText('Payment due today').first().waitFor()

    await page.getByLabel('Language').selectOption('fil')
    await page.getByLabel('Fault').selectOption('failure')
    await phone.getByText('We could not do that just now').waitFor()
    expect(new URL(page.url()).search).toContain('language=fil&fault=failure')
    await page.getByLabel('Fault').selectOption('')
    await page.getByLabel('Clock').selectOption('days')
    await phone
      .getByText(/3 araw/)
      .first()
      .waitFor()
  })

  test('has the wallet beside the page: paying and coming back is one screen', async ({
    borrower: { page }
  }) => {
    await page.setViewportSize(desk)
    await page.goto('/workbench.html?state=repay-due&tab=pay')
    const phone = page.frameLocator('iframe[title^="Page:"]')
    await phone.getByText('Amount to repay').first().waitFor()
    await page.getByLabel('Who').selectOption('wallet')
    const wallet = page.frameLocator('iframe[title="Wallet: repayment"]')
    await wallet.getByRole('button', { name: 'Pay now' }).waitFor()
    await page.getByRole('button', { name: 'Come back to the page' }).click()
    await phone.getByRole('heading', { name: /^Waiting for your payment/ }).waitFor()
    await wallet.getByRole('button', { name: 'Pay now' }).click()
    await phone.getByText('Your payment of ₱5.455,00 was credited to your loan').first().waitFor()
  })

  test('shows all states of a page at once', async ({ borrower: { page } }) => {
    await page.setViewportSize(desk)
    await page.goto('/workbench.html?state=complaint-list&view=grid')
    await page.getByRole('heading', { name: /^All states of/ }).waitFor()
    await page
      .frameLocator('iframe[title="Page: No complaints"]')
      .getByRole('heading')
      .first()
      .waitFor()
    await page.getByRole('main').getByRole('link', { name: 'No complaints' }).click()
    expect(new URL(page.url()).search).toBe('?state=complaint-list-empty')
  })
})
