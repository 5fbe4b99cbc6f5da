import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations, type BorrowerFixture, shareBrowser, test } from './harness.ts'

shareBrowser()

const payments = '/v3/loan-details/payments'
const link = '/v3/loan-details/generate-vcode'

const payButton = (page: Page) => page.getByRole('button', { name: 'Payment', exact: true })
/** The card of a payment, or its moment while the borrower looks on. */
const card = (page: Page) => page.locator('.payment, .moment')

/** Opens the repayment page, asks for a link, and stands before the wallet. */
async function openWallet({ page, open }: BorrowerFixture): Promise<void> {
  await open('repay-due')
  await payButton(page).click()
  await page.waitForURL(/sandbox\/pay/)
}

/** Presses one of the wallet's buttons, and goes back to where the link was asked for. */
async function payAndReturn(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: way, exact: true }).click()
  await page.getByRole('status').waitFor()
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await page.waitForURL(/repay\.html/, { waitUntil: 'commit' })
}

/** Pays at the counter by the borrower's own code, while the page is open. */
async function payAtCounter({ page, session }: BorrowerFixture, way: string): Promise<void> {
  const query = new URLSearchParams({ sessionId: session, code: 'MP1234510001' })
  await page.request.post(`/muscular/sandbox/counter?${query}`, { form: { way } })
}

/** The page comes to the front again, as after a look at another app. */
async function comeBack(page: Page): Promise<void> {
  // Twice within a moment counts once.
  await page.waitForTimeout(1600)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** A borrower who looks at the page while his money is on its way. */
async function openOnItsWay(borrower: BorrowerFixture): Promise<void> {
  await borrower.open('repay-due')
  await payAtCounter(borrower, 'take three minutes')
  await borrower.page.reload()
  await card(borrower.page).waitFor()
}

describe('somebody who pays elsewhere', () => {
  test('sees within six seconds of the return that it was received, and then posted', async ({
    borrower
  }) => {
    const { page } = borrower
    await openWallet(borrower)
    await payAndReturn(page, 'take three minutes')
    await card(page)
      .getByText(/^Received: \d\d:\d\d\.$/)
      .waitFor({ timeout: 6000 })
    await card(page)
      .getByText(/^It is credited to your loan usually within 30 minutes/)
      .waitFor()
    await card(page).getByText('Please do not pay again.').waitFor()
    // And the page presses for none.
    expect(await payButton(page).getAttribute('class')).toContain('is-secondary')
    await page.getByRole('button', { name: 'I have already paid' }).waitFor()
    const asks = page.getByRole('button', { name: /^Ask for time to pay|to calendar$/ })
    await expect.poll(() => asks.count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])

    await payAtCounter(borrower, 'post')
    await comeBack(page)
    await card(page).getByText('Your payment of ₱5.455,00 was credited to your loan').waitFor()
    await card(page).getByText('You owe nothing more on this loan.').waitFor()
    await page.getByText('This code has been used: your loan is paid.').first().waitFor()
    expect(await payButton(page).getAttribute('aria-disabled')).toBe('true')
    expect(await page.getByRole('button', { name: 'Show to cashier' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Copy repayment code' }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'See your loan' }).click()
    await page.getByRole('button', { name: 'Borrow Again' }).waitFor()
  })

  test('sees that less was paid, and the rest is paid to the last cent', async ({ borrower }) => {
    const { page, open } = borrower
    await openWallet(borrower)
    await payAndReturn(page, 'pay less')
    await card(page).getByText('You still owe ₱2.727,50.').waitFor()
    await page.getByText('₱2.727,50', { exact: true }).first().waitFor()
    await payAtCounter(borrower, 'pay')
    await open('order-due')
    await page.getByRole('button', { name: 'Borrow Again' }).waitFor()
    await page.getByText('Your payments').waitFor()
    // The last one has a card.
    expect(await page.locator('.payment_list li').count()).toBe(1)
    await card(page).getByText('You owe nothing more on this loan.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('sees why no money was taken, and may pay again at once', async ({ borrower }) => {
    const { page, calls } = borrower
    await openWallet(borrower)
    await payAndReturn(page, 'fail')
    await card(page).getByText('No money was taken').waitFor()
    await payButton(page).click()
    await page.waitForURL(/sandbox\/pay/)
    expect(calls(link)).toHaveLength(2)
  })

  test('is told that the second of two payments went back', async ({ borrower }) => {
    const { page } = borrower
    await openWallet(borrower)
    await payAndReturn(page, 'pay twice')
    await card(page).getByText('Your payment of ₱5.455,00 was returned to you').waitFor()
  })

  test('is asked before he pays again while money is on its way', async ({ borrower }) => {
    const { page, calls } = borrower
    await openOnItsWay(borrower)
    for (const name of ['Payment', 'Copy repayment code', 'Show to cashier']) {
      await page.getByRole('button', { name, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Pay again?' })
      await dialog.getByText(/^We have received ₱5\.455,00 \(\d\d:\d\d\)\. If you pay/).waitFor()
      await dialog.getByRole('button', { name: 'Not now' }).click()
    }
    expect(calls(link)).toEqual([])
    await payButton(page).click()
    await page.getByRole('button', { name: 'Pay again', exact: true }).click()
    await page.waitForURL(/sandbox\/pay/)
  })
})

describe('from the back/forward cache', () => {
  test.override({ pageCache: true })

  test('the return shows what became of the payment', async ({ borrower }) => {
    const { page } = borrower
    await openWallet(borrower)
    await payAndReturn(page, 'take three minutes')
    await card(page).getByText('Please do not pay again.').waitFor({ timeout: 6000 })
  })
})

describe('a payment', () => {
  test('is seen by whoever opens the page anew after it was killed', async ({ borrower }) => {
    const { page, context } = borrower
    await openWallet(borrower)
    const address = page.url().replace('/muscular/sandbox/pay', '/repay.html')
    await page.getByRole('button', { name: 'take three minutes' }).click()
    await page.getByRole('status').waitFor()
    const anew = await context.newPage()
    await page.close()
    await anew.goto(address)
    await card(anew).getByText('Please do not pay again.').waitFor()
  })

  test('that was received fills the screen once, and no page asks for it any more', async ({
    borrower
  }) => {
    const { page, open } = borrower
    await openWallet(borrower)
    await payAndReturn(page, 'take three minutes')
    await page
      .locator('.moment')
      .getByText(/^Received: /)
      .waitFor()
    for (const scenario of ['repay-due', 'order-due']) {
      // The html as it stands before React is looked at, too.
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (/due today/i.test(document.body?.innerText ?? '')) document.title = 'asked'
        }).observe(document, { childList: true, subtree: true })
      })
      await open(scenario)
      await page
        .locator('.payment')
        .getByText(/^Received: /)
        .waitFor()
      expect(await page.locator('.moment').count()).toBe(0)
      expect(await page.getByText(/Payment due|Pay by|Due today/).count()).toBe(0)
      expect(await page.title()).not.toBe('asked')
    }
    expect(await page.getByText('Your payments').count()).toBe(0)
  })

  test('stays as shown while answers get lost', async ({ borrower }) => {
    const { page, context, calls, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await openOnItsWay(borrower)
    await context.setOffline(true)
    const before = calls(payments).length
    await comeBack(page)
    await expect.poll(() => calls(payments).length).toBeGreaterThan(before)
    expect(await card(page).getByText('Please do not pay again.').isVisible()).toBe(true)
  })

  test('is asked for by one of two tabs, and shown in both', async ({ borrower }) => {
    const { page, context, calls } = borrower
    await openOnItsWay(borrower)
    const other = await context.newPage()
    await other.goto(page.url())
    await card(other).waitFor()
    const before = calls(payments).length
    await other.waitForTimeout(8000)
    // One tab would have asked after 3 and after 7.5 s; two would ask twice as often.
    expect(calls(payments).length - before).toBeLessThanOrEqual(3)
    await payAtCounter(borrower, 'post')
    await comeBack(other)
    for (const tab of [page, other]) {
      await card(tab).getByText('You owe nothing more on this loan.').waitFor()
    }
  })

  test('whose code expires in the hand can be made with it no more', async ({ borrower }) => {
    const { page, open } = borrower
    await open('repay-expiring')
    await page.getByRole('button', { name: 'Copy repayment code' }).waitFor()
    await page.locator('s').waitFor({ timeout: 15_000 })
    expect(await page.getByRole('button', { name: 'Copy repayment code' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Show to cashier' }).count()).toBe(0)
  })

  test('whose code is over while a cashier reads it is taken from the screen', async ({
    borrower
  }) => {
    const { page, open } = borrower
    const cashier = page.getByRole('dialog')
    await open('repay-expiring')
    await page.getByRole('button', { name: 'Show to cashier' }).click()
    await cashier.getByRole('button', { name: 'Save' }).waitFor()
    await cashier.waitFor({ state: 'detached', timeout: 15_000 })
    await page.getByText(/^This repayment code expired/).waitFor()
    expect(await page.locator('s').count()).toBe(1)

    await open('repay-due')
    await page.getByRole('button', { name: 'Show to cashier' }).click()
    await cashier.getByRole('button', { name: 'Save' }).waitFor()
    await payAtCounter(borrower, 'pay')
    await cashier.waitFor({ state: 'detached' })
    await page.getByText('This code has been used: your loan is paid.').first().waitFor()
  })
})

describe('paying on the phone in the hand', () => {
  test('opens the wallet with everything filled in, and comes back', async ({ borrower }) => {
    const { page, open } = borrower
    await open('repay-wallets')
    await page.getByRole('button', { name: 'Show the QR code' }).click()
    await page.getByRole('img', { name: 'QR code to pay with Demo Wallet' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Open Demo Wallet' }).click()
    await page.waitForURL(/sandbox\/wallet/)
    await page.getByRole('button', { name: 'Pay now' }).click()
    await page.getByRole('status').waitFor()
    await open('repay-wallets')
    await page.getByText('This loan is already paid.').first().waitFor()
    await card(page).getByText('was credited to your loan').waitFor()
  })

  for (const name of ['repay-code-wallet', 'repay-code-2-wallet']) {
    test(`opens it for the loan’s own code, too (${name})`, async ({ borrower }) => {
      const { page, open } = borrower
      await open(name)
      await page.getByRole('button', { name: 'Show the QR code' }).click()
      await page.getByRole('img', { name: 'QR code to pay with Demo Wallet' }).waitFor()
      await page.getByRole('button', { name: 'Show to cashier' }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Open Demo Wallet' }).click()
      await page.waitForURL(/sandbox\/wallet/)
    })
  }

  test('answers a wallet that is not there with the code and what to do', async ({
    borrower: { page, open, expectTrouble }
  }) => {
    expectTrouble(/gcash|scheme/)
    await open('repay-missing-app')
    await page.getByRole('button', { name: 'Open Demo Wallet' }).click()
    await page.getByText('Demo Wallet did not open: it may not').waitFor()
    await page.getByRole('img', { name: 'QR code to pay with Demo Wallet' }).waitFor()
  })

  test('draws no code that pays somebody else, says so, and asks for no link', async ({
    borrower
  }) => {
    const { page, open, calls } = borrower
    await open('repay-wrong-payee')
    await page.getByText('Do not pay this way').waitFor()
    await page.getByText('Pay with this code', { exact: true }).waitFor()
    expect(await page.locator('.qr').count()).toBe(0)
    expect(await payButton(page).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Choose another way' }).click()
    const wrong = page.getByRole('radio', { name: 'Demo Wallet Do not pay this way' })
    expect([await wrong.isDisabled(), await wrong.isChecked()]).toEqual([true, false])
    await page.getByRole('dialog').getByText('Demo Mart counter').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(calls(link)).toEqual([])
    await page.getByRole('button', { name: 'Tell us about it' }).click()
    await page.waitForURL(/complaint\.html/)
  })

  test('finds one of many channels, and does not offer one that is down', async ({ borrower }) => {
    const { page, open } = borrower
    await open('repay-many-channels')
    await page.getByRole('button', { name: /Payment Method/ }).click()
    await page.getByText('Under maintenance until 18:00').waitFor()
    const down = page.locator('label').filter({ hasText: 'Under maintenance' })
    expect(await down.getByRole('radio').isDisabled()).toBe(true)
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'E-wallets',
      'Counters and stores',
      'Banks'
    ])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByLabel('Search').fill('prueba bank')
    expect(await page.getByRole('radio').count()).toBe(1)
    await page.getByRole('radio').click()
    await page.getByRole('button', { name: /Payment Method.*Prueba Bank Online/ }).waitFor()
  })
})
