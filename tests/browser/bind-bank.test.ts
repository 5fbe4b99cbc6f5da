import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { clickTwice } from './click-twice.ts'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

const fresh = '/v3/bind-card/bind-card-new'
const change = '/v3/bind-card/card-change'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

async function fillBirthday(page: Page, parts: string[]): Promise<void> {
  const fields = page.getByRole('group', { name: 'Date of birth' }).getByRole('textbox')
  for (const [index, part] of parts.entries()) await fields.nth(index).fill(part)
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Bank' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('harb rural')
  await page.getByRole('button', { name: 'Harbor Rural Bank' }).click()
  await page.getByLabel('Account number').pressSequentially('1234-5678 9012a3')
  await page.getByLabel('Account holder').fill('Juana Halimbawa')
  await fillBirthday(page, ['29', '2', '1992'])
  await page.getByRole('combobox', { name: 'City where you live' }).click()
  await page.getByRole('button', { name: 'Laguna' }).click()
  await page.getByRole('button', { name: 'Biñan' }).click()
}

const sent = {
  channel: '90006',
  channelNumber: '90006',
  bankCode: 'B24',
  bankAccount: '1234567890123',
  accountName: 'Juana Halimbawa',
  birthday: '1992-02-29',
  city: 'P6C1',
  product_id: '301',
  cardType: '1'
}

describe('payment account page', () => {
  test('checks the number once more, then saves the account', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('bind-bank')
    await next(page).waitFor()
    expect(calls('/v3/bind-card/card-init')).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await fillIn(page)
    expect(await page.getByLabel('Account number').inputValue()).toBe('1234 5678 9012 3')
    await next(page).click()
    const dialog = page.getByRole('dialog', { name: 'Check your account' })
    await dialog.getByText('1234 5678 9012 3').waitFor()
    await dialog.getByText('Biñan, Laguna').waitFor()
    expect(calls(fresh)).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])
    await send(page).click()
    await expect.poll(() => calls(fresh).map(({ body }) => body)).toEqual([sent])
  })

  test('says what to do beside each input, and goes to the first', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('bind-bank')
    await next(page).click()
    const bank = page.getByRole('combobox', { name: 'Bank' })
    expect(await bank.getAttribute('aria-invalid')).toBe('true')
    expect(await bank.evaluate(element => element === document.activeElement)).toBe(true)
    await page.getByText('Choose the bank.').waitFor()
    await page.getByText('Enter the account number in digits.').waitFor()
    await page.getByText('Choose the city where you live.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
    await fillBirthday(page, ['1', '1', '2020'])
    await next(page).click()
    await page.getByText('You must be 18 or older. Check the date.').waitFor()
    expect(calls(fresh)).toEqual([])
  })

  test('searches cities in all provinces, and province by province', async ({ borrower }) => {
    const { page, open } = borrower
    await open('bind-bank')
    const city = page.getByRole('combobox', { name: 'City where you live' })
    await city.click()
    await page.getByRole('searchbox', { name: 'Search' }).fill('binan')
    await page.getByRole('button', { name: 'Biñan Laguna' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    // Enter belongs to the list, not to the form around it.
    await page.keyboard.press('Enter')
    expect(await page.getByText('Choose the bank.').count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Search' }).fill('nowhere')
    await page.getByText('Nothing found.').waitFor()
    await page.getByRole('searchbox', { name: 'Search' }).fill('')
    await page.getByRole('button', { name: 'Cebu' }).click()
    await page.getByRole('button', { name: 'All provinces' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Mandaue' }).click()
    expect(await city.textContent()).toBe('Mandaue, Cebu')
    expect(await city.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('keeps what was entered on each tab', async ({ borrower: { page, open, calls } }) => {
    await open('bind-bank')
    await page.getByLabel('Account number').fill('1234567890')
    await page.getByRole('tab', { name: 'E-wallet' }).click()
    expect(await page.getByLabel('Account number').count()).toBe(0)
    expect(await page.getByText('Payout channel').count()).toBe(0)
    await page.getByRole('radio', { name: 'Demo Wallet' }).check()
    await page.getByLabel('Mobile number of the wallet').fill('0917-123-4567')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('tab', { name: 'Bank account' }).click()
    expect(await page.getByLabel('Account number').inputValue()).toBe('1234 5678 90')
    await page.getByRole('tab', { name: 'E-wallet' }).click()
    expect(await page.getByRole('radio', { name: 'Demo Wallet' }).isChecked()).toBe(true)
    await page.getByLabel('Account holder').fill('Juana Halimbawa')
    await fillBirthday(page, ['29', '2', '1992'])
    await page.getByRole('combobox', { name: 'City where you live' }).click()
    await page.getByRole('button', { name: 'Laguna' }).click()
    await page.getByRole('button', { name: 'Biñan' }).click()
    await next(page).click()
    await send(page).click()
    await expect.poll(() => calls(fresh)).toHaveLength(1)
    expect(calls(fresh)[0]?.body).toEqual({
      walletCode: 'W1',
      walletAccount: '09171234567',
      accountName: 'Juana Halimbawa',
      birthday: '1992-02-29',
      city: 'P6C1',
      product_id: '301',
      cardType: '2'
    })
  })

  test('shows a known account to be read, and saves it with one tap', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await page.addInitScript(() => Object.assign(window, { loanApp: { postMessage: () => {} } }))
    await open('bind-bank-known')
    await page.getByText('0012 3456 7890').waitFor()
    await page.getByText('Bank account', { exact: true }).waitFor()
    expect(await page.locator('input').count()).toBe(0)
    await clickTwice(next(page))
    await page.getByText('Your account is saved').waitFor()
    expect(calls(fresh)).toHaveLength(1)
  })

  test('takes no tap for a known account in the moment that it comes', async ({ borrower }) => {
    const { page, open } = borrower
    // Asked as soon as the account stands there: a tap on its button would hit this.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        const button = document.querySelector('.is-known [type=submit]')
        if (!button) return
        observer.disconnect()
        const { left, top, width, height } = button.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        document.documentElement.dataset.hit = String(hit?.closest('button') === button)
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await open('bind-bank-known')
    await page.waitForSelector('[data-hit=false]', { state: 'attached' })
    // A moment later it takes one.
    await next(page).click()
  })

  test('opens the form of a known account where the borrower changes it', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('bind-bank-known')
    await page.getByRole('button', { name: 'Change' }).click()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM')
    await page.getByText('It must be in your own name').waitFor()
    expect(calls(fresh)).toEqual([])
  })

  test('answers two taps on Next with one check', async ({ borrower: { page, open } }) => {
    await open('bind-bank-known')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('Account number').waitFor()
    await clickTwice(next(page))
    await send(page).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Account number').inputValue()).toBe('0012 3456 7890')
  })

  describe('with a back/forward cache', () => {
    test.override({ pageCache: true })

    test('keeps what was entered, and saves it once', async ({ borrower }) => {
      const { page, open, calls } = borrower
      await page.addInitScript(() => Object.assign(window, { loanApp: { postMessage: () => {} } }))
      await open('bind-bank-known')
      await page.getByRole('button', { name: 'Change' }).click()
      await page.getByLabel('Account holder').fill('Juana B. Halimbawa')
      await page.goto('/404.html')
      await page.goBack({ waitUntil: 'commit' })
      expect(await page.getByLabel('Account holder').inputValue()).toBe('Juana B. Halimbawa')
      await next(page).click()
      await clickTwice(send(page))
      await page.getByText('Your account is saved').waitFor()
      expect(calls(fresh)).toHaveLength(1)
      expect(calls(fresh)[0]?.body.accountName).toBe('Juana B. Halimbawa')
    })
  })

  test('changes the account of an order and goes back to it', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('bind-bank-change')
    await fillIn(page)
    await next(page).click()
    await send(page).click()
    await page.waitForURL(/order\.html/)
    expect(calls(change)).toHaveLength(1)
    expect(calls(fresh)).toEqual([])
  })

  test('hides Next while the keyboard is open', async ({ borrower: { page, open } }) => {
    await open('bind-bank')
    await page.getByLabel('Account number').focus()
    expect(await next(page).isVisible()).toBe(true)
    await page.setViewportSize({ width: 360, height: 680 })
    await page.waitForTimeout(100)
    expect(await next(page).isVisible()).toBe(true)
    await page.setViewportSize({ width: 360, height: 420 })
    await next(page).waitFor({ state: 'hidden' })
    // The Enter key still sends the form.
    await page.keyboard.press('Enter')
    await page.getByText('Choose the bank.').waitFor()
    await page.setViewportSize({ width: 360, height: 740 })
    await next(page).waitFor()
  })

  test('says why an account was refused, until something changes', async ({ borrower }) => {
    const { page, open } = borrower
    await open('bind-bank-refused')
    await fillIn(page)
    await next(page).click()
    await send(page).click()
    const refusal = page.getByText('The account name does not match your ID.')
    await refusal.waitFor()
    await page.getByText('Nothing was saved. Correct it and send it again.').waitFor()
    expect(await page.getByLabel('Account holder').inputValue()).toBe('Juana Halimbawa')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Account holder').fill('Juana B. Halimbawa')
    await refusal.waitFor({ state: 'detached' })
  })

  test('shows why there is no form', async ({ borrower: { page, open } }) => {
    await open('bind-bank-no-form')
    await page.getByText('Accounts cannot be changed while a payout is on its way.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
