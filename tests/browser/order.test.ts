import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

describe('order page', () => {
  test('shows what is owed and what to do', async ({ borrower: { page, open, calls } }) => {
    await open('order-due-rollover')
    await page.getByText('Payment due in 3 days').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Order Details')
    await page.getByRole('button', { name: 'REPAY', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Rollover Repayment' }).waitFor()
    expect(calls('/v3/loan-details/loan-details')).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
