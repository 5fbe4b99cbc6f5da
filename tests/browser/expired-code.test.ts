import { describe, expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'

shareBrowser()

describe('a code that has expired', () => {
  test.for([
    ['repay-expired-code', 1],
    ['repay-code-2-expired', 1]
  ] as const)('can only be replaced by a new one ($0)', async ([scenario, cards], { borrower }) => {
    const { page, open } = borrower
    await open(scenario)
    await page.getByText('This repayment code expired on 5 Jan 2020').first().waitFor()
    const old = page.locator('s')
    expect(await old.count()).toBe(1)
    const code = await old.textContent()
    for (const name of ['Copy repayment code', 'Show to cashier', 'Show barcode']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0)
    }
    expect(await page.getByRole('button', { name: 'Get a new code' }).count()).toBe(cards)
    await page.getByRole('button', { name: 'Get a new code' }).first().click()
    await page.getByRole('button', { name: 'Copy repayment code' }).waitFor()
    await page.getByText(`${code}7`).first().waitFor()
    expect(await page.locator('s').count()).toBe(0)
  })

  test.for([
    ['repay-due', 'MP1234510001'],
    ['repay-delay-due', 'MX1234510001'],
    ['repay-code-text', 'MP1234510001'],
    ['repay-code-qr', 'MP1234510001'],
    ['repay-code-2', 'MP1234510001']
  ] as const)(
    'whatever day it names, by its payment ($0)',
    async ([scenario, code], { borrower }) => {
      const { page, open } = borrower
      await page.route('**/payments?*', async route => {
        const response = await route.fetch()
        const json = await response.json()
        const payment = { id: 'P1', kind: 'repayment', state: 'expired', reference: code }
        json.data.payments = [{ ...payment, madeAt: new Date().toISOString() }]
        await route.fulfill({ response, json })
      })
      await open(scenario)
      await page
        .getByText('This repayment code has expired. Do not pay with it: get a new code.')
        .waitFor()
      // In the payment's card, too, which comes later.
      const struck = async () =>
        (await page.locator('s').allTextContents()).join().replace(/\s/g, '')
      await expect.poll(struck).toBe(`${code},${code}`)
      for (const name of ['Copy repayment code', 'Show to cashier', 'Show barcode']) {
        expect(await page.getByRole('button', { name }).count()).toBe(0)
      }
      expect(await page.locator('.qr, .barcode').count()).toBe(0)
    }
  )

  test('is judged by the server’s clock, whatever the phone’s says', async ({ borrower }) => {
    const { page, open } = borrower
    await page.clock.setFixedTime(new Date('2019-01-01'))
    await open('repay-expired-code')
    await page.getByText('This repayment code expired on 5 Jan 2020').first().waitFor()
  })

  test('is not judged by a phone’s clock that is a century ahead', async ({ borrower }) => {
    const { page, open } = borrower
    await page.clock.setFixedTime(new Date('2126-01-01'))
    await open('repay-channel-notes')
    await page.getByRole('button', { name: 'Copy repayment code' }).waitFor()
    expect(await page.getByText('Due date').count()).toBe(1)
    expect(await page.getByText('Was due').count()).toBe(0)
  })
})
