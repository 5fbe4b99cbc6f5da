import { describe, expect } from 'vitest'
import { type Borrower, shareBrowser, test } from './harness.ts'

shareBrowser()

/** Keeps the page's code back until it is let go. */
async function holdScripts({ page }: Borrower): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  return letGo
}

/** Opens without waiting for the scripts, which would never come. */
async function openHeld({ open, page }: Borrower, scenario: string): Promise<void> {
  const answered = page.waitForResponse(/loan-details\?/)
  open(scenario).catch(() => {})
  await (await answered).finished()
}

describe('an answer that comes before the code', () => {
  test('shows at once and becomes the page', async ({ borrower }) => {
    const { page, calls } = borrower
    const letGo = await holdScripts(borrower)
    await openHeld(borrower, 'order-due-rollover')
    await page.getByText('Payment due in 3 days').waitFor()
    const rows = await page.locator('.rows_row').allTextContents()
    expect(rows.length).toBeGreaterThan(3)
    expect(await page.getByRole('button', { name: 'REPAY', exact: true }).count()).toBe(0)
    letGo()
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor()
    expect(await page.locator('.rows_row').allTextContents()).toEqual(rows)
    expect(calls('/v3/loan-details/loan-details')).toHaveLength(1)
  })

  for (const scenario of ['order-redirected', 'order-refused', 'order-missing-fields']) {
    test(`is left to the page: ${scenario}`, async ({ borrower }) => {
      const { page } = borrower
      await holdScripts(borrower)
      await openHeld(borrower, scenario)
      await page.waitForTimeout(100)
      expect(await page.locator('.rows_value').count()).toBe(0)
      expect(await page.locator('.skeleton').count()).toBeGreaterThan(0)
    })
  }
})
