import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { doubleSubmits } from './double-submits.ts'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const variants = [
  {
    prefix: 'confirm',
    button: 'Loan',
    push: '/v3/loan-confirm/loan-detail-push',
    offer: '/v3/loan-confirm/loan-detail-confirm',
    jump: '/v3/contract/contract-jump',
    sent: { amount: '500000', periods: '91', termUnit: 'day', productId: '301' }
  },
  {
    prefix: 'confirm-new',
    button: 'Get my money',
    push: '/confirmation/push',
    offer: '/confirmation/detail',
    jump: '/confirmation/agreement-jump',
    sent: {
      amount: '500000',
      period: '91',
      termUnit: 'day',
      orderKey: 'k-20410001',
      swift: 's-2041',
      eyes: 'e-77'
    }
  }
]

/** Stands in for the native app; answers what was posted to it. */
async function installApp(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const posted: string[] = []
    Object.assign(window, {
      posted,
      loanApp: { postMessage: (message: string) => posted.push(message) }
    })
  })
  return () => page.evaluate(() => (window as unknown as { posted: string[] }).posted)
}

const pressNativeBack = (page: Page) =>
  page.evaluate(() => (window as unknown as { onNativeBack: () => boolean }).onNativeBack())

describe.each(variants)(
  '$prefix of the confirmation pages',
  ({ prefix, button, push, offer, jump, sent }) => {
    test('shows what the loan costs, then takes it', async ({ borrower }) => {
      const { page, open, calls } = borrower
      await open(prefix)
      await page.getByText('₱4,750.00').first().waitFor()
      await page.getByText('I have read and agree to:').waitFor()
      const cost = page.locator('.card', { hasText: 'What this loan costs' }).locator('.rows_row')
      const texts = (await cost.allTextContents()).map(text =>
        text.replace(/\d{4}-\d\d-\d\d/, 'DATE')
      )
      expect(texts).toEqual([
        'You get₱4,750.00',
        'You repay in total₱5,455.00',
        'It costs you₱705.00',
        'First paymentDATE · ₱5,455.00',
        'Number of payments1',
        'Effective yearly rate74.2%'
      ])
      expect(calls(offer)).toHaveLength(1)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.setViewportSize(smallPhone)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.waitForURL(/order\.html/)
      expect(calls(push).map(({ body }) => body)).toEqual([sent])
      await page.getByRole('heading', { name: 'Order Details' }).waitFor()
      // Replaced: there is no way back to an offer that was taken.
      await page.goBack()
      expect(page.url()).not.toContain(`${prefix}.html`)
    })

    test.for(Object.keys(doubleSubmits))(
      'takes the loan once after %s',
      async (kind, { borrower }) => {
        const { page, open, calls } = borrower
        await open(prefix, { delay: '300' })
        await page.getByText('I have read and agree to:').waitFor()
        await doubleSubmits[kind]?.(page.getByRole('button', { name: button, exact: true }))
        await page.waitForURL(/order\.html/)
        await page.getByRole('heading', { name: 'Order Details' }).waitFor()
        expect(calls(push)).toHaveLength(1)
      }
    )

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
      await page.getByRole('status').filter({ hasText: 'Tick the box to agree' }).waitFor()
      expect(await box.evaluate(element => element === document.activeElement)).toBe(true)
      expect(await box.getAttribute('aria-invalid')).toBe('true')
      expect(await accessibilityViolations(page)).toEqual([])
      expect(calls(push)).toEqual([])
      await box.check()
      expect(await loan.getAttribute('aria-disabled')).toBeNull()
      expect(await box.getAttribute('aria-invalid')).toBeNull()
    })

    test('opens an agreement by its place', async ({ borrower: { page, open, calls } }) => {
      await open(prefix)
      await page.getByRole('button', { name: 'Data Privacy Consent' }).click()
      await page.waitForURL(/to=data-privacy-consent/)
      expect(calls(jump)).toHaveLength(1)
    })

    test('asks to agree first, and closes the webview otherwise', async ({ borrower }) => {
      const { page, open } = borrower
      const posted = await installApp(page)
      await open(`${prefix}-popup`)
      const dialog = page.getByRole('dialog', { name: 'Before you go on' })
      await dialog.waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.mouse.click(5, 5)
      expect(await posted()).toEqual([])
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(await posted()).toEqual(['{"action":"closeWebview"}'])
      await dialog.getByRole('button', { name: 'Agree', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
    })

    test('asks to stay when the app goes back, and lets go then', async ({ borrower }) => {
      const { page, open } = borrower
      const posted = await installApp(page)
      await open(`${prefix}-popup`)
      await page.getByRole('button', { name: 'Agree', exact: true }).click()
      expect(await pressNativeBack(page)).toBe(true)
      const dialog = page.getByRole('dialog', { name: 'Leave without your loan?' })
      await dialog.getByText('kept until midnight').waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Agree' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await posted()).toEqual([])
      expect(await pressNativeBack(page)).toBe(true)
      await dialog.waitFor()
      expect(await pressNativeBack(page)).toBe(true)
      expect(await posted()).toEqual(['{"action":"closeWebview"}'])
    })

    test('lets the app go back from an offer that does not hold it', async ({ borrower }) => {
      const { page, open } = borrower
      await open(prefix)
      await page.getByRole('checkbox').waitFor()
      expect(await pressNativeBack(page)).toBe(false)
    })

    test('says that the loan was taken when only the answer got lost', async ({ borrower }) => {
      const { page, open, calls, expectTrouble } = borrower
      expectTrouble(/Failed to load resource/)
      await open(prefix, { fault: 'reset', faultOn: 'push' })
      await page.getByRole('checkbox').waitFor()
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByText('You have already taken this loan.').waitFor()
      await page.getByText('We could not tell whether it went through').waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      expect(calls(push)).toHaveLength(1)
      await page.getByRole('button', { name: 'See your loan' }).click()
      await page.waitForURL(/order\.html/)
    })

    test('says that the loan was not taken when nothing arrived', async ({ borrower }) => {
      const { page, open, calls, expectTrouble } = borrower
      expectTrouble(/Failed to load resource/)
      await open(prefix, { fault: 'http-502', faultOn: 'push', faultTimes: '1' })
      await page.getByRole('checkbox').waitFor()
      const loan = page.getByRole('button', { name: button, exact: true })
      await loan.click()
      await page.getByText('your loan was not taken').waitFor()
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
      await expect.poll(() => calls(offer).length).toBe(2)
    })

    test('shows an offer that is gone, and one without an amount', async ({ borrower }) => {
      const { page, open, calls } = borrower
      await open(`${prefix}-refused`)
      await page.getByText('This offer has expired. Please apply again.').waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await open(`${prefix}-no-amount`)
      await page.getByText('This offer lacks its amount').waitFor()
      await page.getByRole('button', { name: button, exact: true }).click({ force: true })
      expect(calls(push)).toEqual([])
      expect(await accessibilityViolations(page)).toEqual([])
    })

    test.for(['sparse', 'no-plan', 'instalments', 'rupees'])(
      'invents nothing in an offer that is %s',
      async (name, { borrower: { page, open } }) => {
        await open(`${prefix}-${name}`)
        await page.getByRole('checkbox').waitFor()
        const text = (await page.locator('main').textContent()) ?? ''
        expect(text).not.toMatch(/NaN|undefined|null|Infinity|-[₱₹]|[₱₹]-/)
        const wrong = name === 'rupees' ? '₱' : '₹'
        expect((await page.locator('body').textContent()) ?? '').not.toContain(wrong)
        expect(text.includes('Effective yearly rate')).toBe(/instalments|rupees/.test(name))
        expect(await accessibilityViolations(page)).toEqual([])
      }
    )

    test('keeps the first payment as a calendar entry', async ({ borrower: { page, open } }) => {
      await open(prefix)
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: 'First payment to calendar' }).click()
      const download = await started
      expect(download.suggestedFilename()).toBe('first-payment.ics')
      const file = await readFile(await download.path(), 'utf8')
      expect(file).toContain('SUMMARY:Loan payment ₱5\\,455.00\r\n')
      expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/)
    })

    test('saves the summary as a picture', async ({ borrower: { page, open } }) => {
      await open(prefix)
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save' }).click()
      const download = await started
      expect(download.suggestedFilename()).toBe('loan-offer.png')
      const file = await readFile(await download.path())
      expect(file.subarray(1, 4).toString()).toBe('PNG')
      expect(file.readUInt32BE(16)).toBe(720)
      expect(file.length).toBeGreaterThan(10_000)
    })

    test('shares the summary as text where nothing else works', async ({ borrower }) => {
      const { page, open, context } = borrower
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(prefix)
      await page.getByRole('button', { name: 'Share' }).click()
      await page.getByText('copy success').waitFor()
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).toContain('You repay in total: ₱5,455.00')
      expect(text).toContain('Effective yearly rate: 74.2%')
    })

    describe('with a back/forward cache', () => {
      test.override({ pageCache: true })

      test.for(Object.keys(doubleSubmits))(
        'takes the loan once after coming back from an agreement, by %s',
        async (kind, { borrower }) => {
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
          await doubleSubmits[kind]?.(loan)
          await page.waitForURL(/order\.html/)
          expect(calls(push)).toHaveLength(1)
        }
      )
    })
  }
)

test('the promotion pops up once and can be closed', async ({ borrower: { page, open } }) => {
  await open('confirm-new-promotion')
  const dialog = page.getByRole('dialog', { name: 'Repay on time, pay less' })
  await dialog.getByText('the processing fee of your next loan is halved').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Take ₱5,000.00 now' }).waitFor()
})
