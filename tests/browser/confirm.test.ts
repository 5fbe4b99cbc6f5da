import { describe, expect } from 'vitest'
import { clickTwice } from './click-twice.ts'
import { variants } from './confirm-variants.ts'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

describe.each(variants)('taking a loan on $prefix', ({ prefix, button, push, offer, sent }) => {
  test('shows what the loan costs, then takes it', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open(prefix)
    await page.getByText('₱4.750,00').first().waitFor()
    await page.getByText('I have read and agree to:').waitFor()
    const cost = page.locator('.card', { hasText: 'What this loan costs' }).locator('.rows_row')
    expect(await cost.allTextContents()).toEqual([
      'Interest and fees₱705,00',
      'Effective yearly rate74,2%',
      'Interest0,10% per day',
      'Late fee, once₱1.000,00',
      'Late interest per day5% of debt'
    ])
    const verdict = page.locator('.notice', { hasText: 'above the legal limit of 5% a month.' })
    await verdict.getByRole('button', { name: /^Call / }).waitFor()
    const head = await page.locator('.page_hero').textContent()
    expect(head?.replace(/\d+\s\w{3}\s\d{4}/, 'DATE')).toBe(
      'You get₱4.750,00You repay in total₱5.455,00Due date DATE91 days'
    )
    expect(calls(offer)).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
    // The words of the way to call end above the bar, so that it is seen where the verdict sends him.
    const [call, bar] = await Promise.all(
      [verdict.getByText(/^Call \+/), page.locator('.action-bar')].map(each => each.boundingBox())
    )
    expect(call && call.y + call.height).toBeLessThanOrEqual(bar?.y ?? 0)
    // The offer's terms and the button are seen together, without a scroll.
    for (const seen of [
      page.getByRole('checkbox'),
      page.getByRole('button', { name: 'Data Privacy Consent' }),
      page.getByRole('button', { name: button, exact: true })
    ]) {
      expect(await seen.boundingBox().then(box => box && box.y + box.height)).toBeLessThan(640)
    }
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(/order\.html/)
    expect(calls(push).map(({ body }) => body)).toEqual([sent])
    await page.getByRole('heading', { name: 'Order Details' }).waitFor()
    // Replaced: there is no way back to an offer that was taken.
    await page.goBack()
    expect(page.url()).not.toContain(`${prefix}.html`)
  })

  test('works only while the box is ticked, and says so', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open(prefix)
    const box = page.getByRole('checkbox')
    await box.waitFor()
    expect(await box.isChecked()).toBe(true)
    await box.uncheck()
    const loan = page.getByRole('button', { name: button, exact: true })
    expect(await loan.getAttribute('aria-disabled')).toBe('true')
    await loan.click({ force: true })
    await page.getByText('tick the box to agree').waitFor()
    expect(await page.locator('.toast_text').count()).toBe(0)
    expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await box.getAttribute('aria-invalid')).toBe('true')
    expect(await accessibilityViolations(page)).toEqual([])
    expect(calls(push)).toEqual([])
    await box.check()
    expect(await loan.getAttribute('aria-disabled')).toBeNull()
    expect(await box.getAttribute('aria-invalid')).toBeNull()
  })

  test('says that the loan was taken when only the answer got lost', async ({ borrower }) => {
    const { page, open, calls, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open(prefix, { fault: 'reset', faultOn: 'push' })
    await page.getByRole('checkbox').waitFor()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByText('You have already taken this loan.').waitFor()
    await page.getByText('We do not know if it went through').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(calls(push)).toHaveLength(1)
    await page.getByRole('button', { name: 'See your loan' }).click()
    await page.waitForURL(/order\.html/)
  })

  test('leads to the loan, and home, when the offer is opened again after it was taken', async ({
    borrower
  }) => {
    const { page, open } = borrower
    await open(prefix)
    await page.getByRole('checkbox').waitFor()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(/order\.html/)
    const order = page.url()
    await open(prefix)
    await page.getByText('You have already taken this loan.').waitFor()
    await page.getByRole('button', { name: 'Back to the home screen' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'See your loan' }).click()
    await page.waitForURL(/order\.html/)
    expect(page.url()).toBe(order)
  })

  test('says neither taken nor refused when the answer got lost and the offer still stands', async ({
    borrower
  }) => {
    const { page, open, calls, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open(prefix, { fault: 'http-502', faultOn: 'push', faultTimes: '1' })
    await page.getByRole('checkbox').waitFor()
    const loan = page.getByRole('button', { name: button, exact: true })
    await loan.click()
    await page.getByText('We do not know if it went through').waitFor()
    await page.getByRole('button', { name: 'See your loan' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(calls(push)).toHaveLength(1)
    expect(calls(offer)).toHaveLength(2)
    await loan.click()
    await page.waitForURL(/order\.html/)
    expect(calls(push)).toHaveLength(2)
  })

  test('tells what the server says of a loan it refuses', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open(`${prefix}-push-refused`)
    await page.getByRole('checkbox').waitFor()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByText('Your limit has changed. Please open this page again.').waitFor()
    expect(calls(push)).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Open again' }).click()
    await page.getByRole('button', { name: button, exact: true }).waitFor()
    expect(calls(offer)).toHaveLength(2)
  })

  test('shows an offer that is gone, and one without an amount', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open(`${prefix}-refused`)
    await page.getByText('This offer has expired. Please apply again.').waitFor()
    await page.getByRole('button', { name: 'Back to the home screen' }).waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await open(`${prefix}-no-amount`)
    await page.getByText('We do not know how much you would get.').waitFor()
    for (const name of [button, 'Key facts of this loan', 'Loan Agreement']) {
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    }
    expect(await page.getByRole('checkbox').count()).toBe(0)
    const before = calls(offer).length
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => calls(offer).length).toBe(before + 1)
    expect(calls(push)).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])
  })

  describe('with a back/forward cache', () => {
    test.override({ pageCache: true })

    test('takes the loan once after coming back from an agreement', async ({ borrower }) => {
      const { page, open, calls } = borrower
      await open(prefix, { delay: '200' })
      await page.getByRole('checkbox').waitFor()
      await page.evaluate(() => Object.assign(window, { same: true }))
      await page.getByRole('button', { name: 'Loan Agreement' }).click()
      await page.waitForURL(/to=loan-agreement/)
      await page.goBack({ waitUntil: 'commit' })
      expect(await page.evaluate(() => 'same' in window)).toBe(true)
      const loan = page.getByRole('button', { name: button, exact: true })
      await expect.poll(() => loan.getAttribute('aria-busy')).toBeNull()
      await clickTwice(loan)
      await page.waitForURL(/order\.html/)
      expect(calls(push)).toHaveLength(1)
    })
  })
})
