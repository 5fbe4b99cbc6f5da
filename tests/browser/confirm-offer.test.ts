import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { variants } from './confirm-variants.ts'
import { accessibilityViolations, shareBrowser, tapBeside, test } from './harness.ts'

shareBrowser()

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

describe.each(variants)('the offer on $prefix', ({ prefix, jump, push, button }) => {
  test('opens an agreement by its place', async ({ borrower: { page, open, calls } }) => {
    await open(prefix)
    await page.getByRole('button', { name: 'Data Privacy Consent' }).click()
    await page.waitForURL(/to=data-privacy-consent/)
    expect(calls(jump)).toHaveLength(1)
  })

  test('is not taken while its total is not known, and says so', async ({ borrower }) => {
    const { page, open, calls } = borrower
    const warning = page.getByText('We cannot show what you would repay in total.')
    await open(prefix)
    await page.getByText('Interest and fees').waitFor()
    expect(await warning.count()).toBe(0)
    await open(`${prefix}-sparse`)
    await warning.waitFor()
    // Without a text of the server's for it, the button has the page's own.
    const take = page.getByRole('button', { name: new RegExp(`^(?:${button}|Confirm)$`) })
    expect(await take.getAttribute('aria-disabled')).toBe('true')
    await take.click({ force: true })
    expect(calls(push)).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('asks to agree first, and closes the webview otherwise', async ({ borrower }) => {
    const { page, open } = borrower
    const posted = await installApp(page)
    await open(`${prefix}-popup`)
    const dialog = page.getByRole('dialog', { name: 'Before you go on' })
    await dialog.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await tapBeside(page)
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

  test('asks to stay while the agreement still loads, too', async ({ borrower }) => {
    const { page, open } = borrower
    const posted = await installApp(page)
    await open(`${prefix}-popup`)
    await page.getByRole('dialog', { name: 'Before you go on' }).waitFor()
    expect(await pressNativeBack(page)).toBe(true)
    const dialog = page.getByRole('dialog', { name: 'Leave without your loan?' })
    await dialog.getByRole('button', { name: 'Agree' }).click()
    await page.getByRole('dialog', { name: 'Before you go on' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor()
    expect(await posted()).toEqual([])
    await page.keyboard.press('Escape')
    expect(await posted()).toEqual(['{"action":"closeWebview"}'])
  })

  test('lets the app go back from an offer that does not hold it', async ({ borrower }) => {
    const { page, open } = borrower
    await open(prefix)
    await page.getByRole('checkbox').waitFor()
    expect(await pressNativeBack(page)).toBe(false)
  })

  test.for(['sparse', 'no-plan', 'instalments', 'rupees'])(
    'invents nothing in an offer that is %s',
    async (name, { borrower: { page, open } }) => {
      await open(`${prefix}-${name}`)
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      const text = (await page.getByRole('main').textContent()) ?? ''
      expect(text).not.toMatch(/NaN|undefined|null|Infinity|-[₱₹]|[₱₹]-/)
      const wrong = name === 'rupees' ? '₱' : '₹'
      expect(await page.locator('body').innerText()).not.toContain(wrong)
      expect(text.includes('Effective yearly rate')).toBe(/instalments|rupees/.test(name))
      expect(await accessibilityViolations(page)).toEqual([])
    }
  )

  test('keeps the first payment as a calendar entry', async ({ borrower: { page, open } }) => {
    await open(prefix)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Add to calendar' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('first-payment.ics')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain('SUMMARY:Loan payment ₱5.455\\,00\r\n')
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
    expect(text).toContain('You repay in total: ₱5.455,00')
    expect(text).toContain('Effective yearly rate: 74,2%')
  })
})

test('the promotion pops up once and can be closed', async ({ borrower: { page, open } }) => {
  await open('confirm-new-promotion')
  const dialog = page.getByRole('dialog', { name: 'Repay on time, pay less' })
  await dialog.getByText('the processing fee of your next loan is halved').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Take the loan now' }).waitFor()
})
