import { describe, expect } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'
import { holdRequests } from './hold-requests.ts'

shareBrowser()

const link = '/v3/loan-details/generate-vcode'

describe('repayment page', () => {
  test('leads from the order to the paid loan', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('order-due')
    await page.getByRole('button', { name: 'Repayment' }).click()
    await page.waitForURL(/repay\.html/)
    await page.getByText('₱5.455,00').first().waitFor()
    await page.getByRole('button', { name: /Payment Method/ }).click()
    await page.getByText('Please select your repayment method for payment').waitFor()
    expect(await page.getByRole('radio').first().isChecked()).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('radio').nth(1).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const chosen = await page.getByRole('button', { name: /Payment Method/ }).textContent()
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await page.waitForURL(/sandbox\/pay/)
    expect(calls(link)).toHaveLength(1)
    expect(calls(link)[0]?.body).toMatchObject({ amount: '₱5.455,00', orderId: '20410001' })
    expect(calls(link)[0]?.body).not.toHaveProperty('isDelay')
    expect(chosen).toContain(await page.locator('dd').nth(1).textContent())
    await page.getByRole('button', { name: 'Pay now' }).click()
    await open('order-due')
    await page.getByRole('button', { name: 'Borrow Again' }).waitFor()
  })

  test('asks for one link however often it is tapped', async ({ borrower }) => {
    const { page, open, calls } = borrower
    // The answer waits until all taps are made, however slow the machine is.
    const sendLink = await holdRequests(borrower, `**${link}*`)
    await open('repay-due')
    const pay = page.getByRole('button', { name: 'Payment', exact: true })
    await page.getByText('₱5.455,00').first().waitFor()
    await pay.evaluate(button => {
      if (!(button instanceof HTMLButtonElement)) throw new Error('no button')
      button.click()
      button.click()
    })
    await pay.dblclick({ force: true })
    await pay.focus()
    await page.keyboard.press('Enter')
    sendLink()
    await page.waitForURL(/sandbox\/pay/)
    expect(calls(link)).toHaveLength(1)
    // Back from the cache or not: the button works again.
    await page.goBack()
    await page.locator('.payment').getByText('Waiting for your payment').waitFor()
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    // One link is out already.
    await page.getByRole('button', { name: 'Pay now', exact: true }).click()
    await page.waitForURL(/sandbox\/pay/)
    expect(calls(link)).toHaveLength(2)
  })

  test('re-reads what is owed when the answer got lost', async ({ borrower }) => {
    const { page, open, calls, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('repay-due', { fault: 'reset', faultOn: 'generate-vcode' })
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await page.getByRole('dialog', { name: 'You have not paid yet' }).waitFor()
    // No room is kept for a close icon that is not there.
    const title = page.getByRole('heading', { name: 'You have not paid yet' })
    expect(await title.evaluate(node => getComputedStyle(node).paddingLeft)).toBe('0px')
    expect(calls(link)).toHaveLength(1)
    expect(calls('/v3/installment/loan-play-detail')).toHaveLength(2)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('warns of a lost answer where what is owed cannot be asked for either', async ({
    borrower
  }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('repay-due')
    await page.getByRole('button', { name: 'Payment', exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await page.getByRole('dialog', { name: 'You have not paid yet' }).waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Payment', exact: true }).waitFor()
  })

  test('shows two lines until more are asked for', async ({ borrower: { page, open } }) => {
    await open('repay-many-lines')
    await page.getByRole('button', { name: 'more' }).waitFor()
    expect(await page.locator('dt').count()).toBe(2)
    await page.getByRole('button', { name: 'more' }).click()
    expect(await page.locator('dt').count()).toBe(14)
    await page.getByRole('button', { name: 'hide' }).click()
    expect(await page.locator('dt').count()).toBe(2)
  })

  test('fetches what draws barcodes only where there is one', async ({
    borrower: { page, open }
  }) => {
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await open('repay-no-code')
    await page.getByRole('button', { name: 'Payment', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter(url => /(?:bars|code128|barcode)-/.test(url))).toEqual([])
    await open('repay-barcode')
    await page.getByRole('button', { name: 'Show barcode' }).click()
    const popup = page.locator('#scanToPay')
    await popup.locator('svg path').first().waitFor()
    await popup.getByText('₱5.455,00').waitFor()
    await popup.getByText('Pay to Sample Peso Lending').waitFor()
    await popup.getByText('MP12 3451 0001').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('offers one barcode to the cashier once', async ({ borrower: { page, open } }) => {
    await open('repay-barcode')
    await page.getByRole('button', { name: 'Show barcode' }).waitFor()
    expect(await page.getByRole('button', { name: 'Show to cashier' }).count()).toBe(1)
  })

  test('leads to a person, also from what to do after paying', async ({
    borrower: { page, open }
  }) => {
    await open('repay-due')
    const call = 'Call +63 2 8000 0000'
    await page.getByRole('button', { name: call }).waitFor()
    await page.getByRole('button', { name: 'I have already paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: call }).waitFor()
  })

  test('keeps amount and date on one line each in large text', async ({
    borrower: { page, open }
  }) => {
    await page.setViewportSize(smallPhone)
    await open('repay-overdue')
    // A busy machine draws it after the page was taken over.
    await page.getByText('₱5.4').first().waitFor()
    const lines = await page.getByText(/^(?:₱5.4[\d,]+|\d+\s\w{3}\s\d{4})$/).evaluateAll(texts => {
      document.documentElement.style.fontSize = '200%'
      return texts.slice(0, 2).map(text => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getClientRects().length
      })
    })
    expect(lines).toEqual([1, 1])
  })

  test('opens the code page, which needs no server', async ({ borrower }) => {
    const { page, open, calls, context } = borrower
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('repay-due')
    await page.getByRole('button', { name: 'Copy repayment code' }).click()
    await page.getByText('copy success').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MP1234510001')
    await page.getByRole('button', { name: 'How to pay with this code' }).click()
    await page.waitForURL(/repay-code-2\.html/)
    await page.getByText('Please keep the deposit slip as proof of payment').waitFor()
    await page.getByText('SP-20410001').waitFor()
    await page.getByText('Tell the cashier').first().waitFor()
    // The page asks for itself whether what it was handed still holds.
    await expect.poll(() => calls('/v3/installment/loan-play-detail')).toHaveLength(2)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('does not say copied when the clipboard is denied', async ({ borrower: { page, open } }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await open('repay-due')
    await page.getByRole('button', { name: 'Copy repayment code' }).click()
    await page.getByText('Copying did not work').waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe('MP12 3451 0001')
  })

  test.for([
    ['repay-no-amount', 'We cannot read the amount'],
    ['repay-no-way', 'There is no way to pay here right now'],
    ['repay-no-channels', 'No payment method is available right now']
  ] as const)(
    'asks again where nothing can be paid in %s',
    async ([scenario, reason], { borrower: { page, open, calls } }) => {
      await open(scenario)
      await page.getByText(reason).waitFor()
      expect(await page.getByRole('button', { name: 'Payment', exact: true }).count()).toBe(0)
      expect(await page.getByRole('button', { name: /^Call / }).count()).toBe(1)
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => calls('/v3/installment/loan-play-detail')).toHaveLength(2)
      expect(calls(link)).toEqual([])
    }
  )

  test.for([
    'repay-guide-banner',
    'repay-channel-notes',
    'repay-sparse',
    'repay-rupees',
    'repay-plan'
  ])('is accessible in %s', async (scenario, { borrower: { page, open } }) => {
    await open(scenario)
    await page.getByRole('button', { name: 'Payment', exact: true }).waitFor()
    await page.locator('.skeleton').waitFor({ state: 'detached' })
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('says that the loan is already paid', async ({ borrower: { page, open } }) => {
    await open('repay-settled')
    await page.getByText('This loan is already paid. Thank you.').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await page.getByRole('button', { name: 'See your loan' }).click()
    await page.waitForURL(/\/order\.html\?.*orderId=/)
    await page.goBack()
    await page.getByText('This loan is already paid. Thank you.').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('refuses a payment link that is a script', async ({ borrower: { page, open } }) => {
    await open('repay-hostile-link')
    await page.getByRole('button', { name: 'Payment', exact: true }).click()
    await page.getByText('choose another payment method.').waitFor()
  })
})

describe('repayment code page 2', () => {
  test('asks the server when nothing was handed over', async ({ borrower }) => {
    const { page, open, calls } = borrower
    await open('repay-code-2-notes')
    await page.getByText('SP-20410001').waitFor()
    expect(calls('/v3/installment/loan-play-detail')).toHaveLength(1)
  })

  test('shows the extension amount of an extension', async ({
    borrower: { page, open, calls }
  }) => {
    await open('repay-code-2-delay')
    await page.locator('.page_hero').getByText('₱455,00').waitFor()
    expect(calls('/cephalopods/imitating')).toHaveLength(1)
  })

  test('says what to do when there is no code', async ({ borrower: { page, open } }) => {
    await open('repay-code-2-no-code')
    await page.getByText('There is no repayment code for this loan right now').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('opens by its old address, query intact', async ({ borrower: { page, open } }) => {
    await open('repay-code-2')
    await page.goto(page.url().replace('/repay-code-2.html', '/repaymentOfCode2'))
    await page.getByText('SP-20410001').waitFor()
  })
})
