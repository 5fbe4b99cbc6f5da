import { describe, expect } from 'vitest'
import { accessibilityViolations, scriptsWith, shareBrowser, smallPhone, test } from './harness.ts'

shareBrowser()

/** The words in which uqr refuses too long a text. */
const qrScript = 'Data too long'
const repayment = '/v3/installment/loan-play-detail'

describe('repayment code page', () => {
  test('shows a code to copy, its channel, its amount and the official biller', async ({
    borrower
  }) => {
    const { page, open, calls, context } = borrower
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('repay-code-text')
    await page.getByText('MP12 3451 0001').waitFor()
    await page.getByText('₱5.455,00').first().waitFor()
    await page.getByRole('img', { name: 'Payment method' }).waitFor()
    await page.getByText('The only biller for this loan is Sample Peso Lending').waitFor()
    await page.getByText('ask you to pay to a personal wallet').waitFor()
    await page.getByRole('button', { name: 'Copy repayment code' }).click()
    await page.getByText('copy success').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MP1234510001')
    await page.getByRole('button', { name: 'Copy amount to repay' }).click()
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe('5455.00')
    expect(calls(repayment)).toHaveLength(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('opens by its old address, query intact', async ({ borrower: { page, open } }) => {
    await open('repay-code-text')
    await page.goto(page.url().replace('/repay-code.html', '/repaymentOfCode'))
    await page.getByText('MP12 3451 0001').waitFor()
  })

  test('shows the QR picture with tips, and fetches nothing that draws one', async ({
    borrower: { page, open }
  }) => {
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    await open('repay-code-qr-picture')
    await page.getByRole('img', { name: 'QR code to pay with' }).waitFor()
    await page.getByText('Take a screenshot first.').waitFor()
    await page.getByText('choose to scan a QR code').waitFor()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter(url => scriptsWith(qrScript)(new URL(url)))).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test.for([
    ['repay-code-qr', 'Save the code or take a screenshot first'],
    ['repay-code-qr-broken', 'Take a screenshot first']
  ] as const)(
    'draws the QR code itself in %s: %s',
    async ([scenario, tip], { borrower: { page, open, expectTrouble } }) => {
      expectTrouble(/404/)
      await open(scenario)
      await page.locator('svg.qr path[d^=M]').waitFor()
      await page.getByText(tip).waitFor()
      await page.getByText('MP12 3451 0001').waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
    }
  )

  test('shows the code as text where no QR code can be drawn', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await page.route(scriptsWith(qrScript), route => route.abort())
    await open('repay-code-qr')
    await page.locator('p.qr').getByText('MP1234510001').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test.for([
    ['repay-code-mismatch', 'Do not pay with this code', 'Open the repayment page'],
    ['repay-code-hostile', 'There is no repayment code here', 'Open the repayment page'],
    ['repay-code-empty', 'There is no repayment code here', 'Open the repayment page'],
    ['repay-code-used', 'This loan is already paid. Thank you.', 'See your loan']
  ] as const)('shows no code in %s', async ([scenario, text, way], { borrower }) => {
    const { page, open } = borrower
    await open(scenario)
    await page.getByText(text).waitFor()
    expect(await page.getByText(/M[PX]\d\d/).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Show to cashier' }).count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: way }).click()
    await page.waitForURL(/\/(?:repay|order)\.html\?/)
  })

  test.for([
    ['repay-code-rupees', 'This link names no loan'],
    ['repay-code-no-amount', '₱5.455,00'],
    ['repay-code-other-amount', 'The link that opened this page named ₱9.455,00.'],
    ['repay-code-extension', 'MX12 3451 0001'],
    ['repay-code-qr-only', 'We cannot confirm this code']
  ] as const)('shows %s', async ([scenario, text], { borrower: { page, open } }) => {
    await open(scenario)
    await page.getByText(text).first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('shows no code that was never confirmed, and checks it again', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('repay-code-text', { fault: 'http-503', faultTimes: '3' })
    await page.getByText('We could not check this code').waitFor()
    expect(await page.getByText('MP12 3451 0001').count()).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText('We could not check this code').waitFor({ state: 'detached' })
    await page.getByText('MP12 3451 0001').waitFor()
  })

  test('shows the QR code to the cashier', async ({ borrower: { page, open } }) => {
    await open('repay-code-qr')
    await page.getByRole('button', { name: 'Show to cashier' }).click()
    await page.locator('.cashier_figure svg.qr path[d^=M]').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await download
  })

  test('saves the QR code that it has drawn, for a wallet on the same phone', async ({
    borrower: { page, open }
  }) => {
    await open('repay-code-qr')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the code' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.png$/)
  })

  test('says to take a screenshot of a picture that is not ours to save', async ({
    borrower: { page, open }
  }) => {
    await open('repay-code-qr-picture')
    await page.getByRole('button', { name: 'Show to cashier' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Take a screenshot to keep this.').waitFor()
  })

  test('a code used up at the counter shows as paid on the order', async ({ borrower }) => {
    const { page, open } = borrower
    await open('repay-code-text')
    await page.getByText('MP12 3451 0001').waitFor()
    const query = new URLSearchParams({ sessionId: borrower.session, code: 'MP1234510001' })
    await page.request.post(`/muscular/sandbox/counter?${query}`)
    await page.reload()
    await page.getByText('This loan is already paid. Thank you.').waitFor()
    await page.getByRole('button', { name: 'See your loan' }).click()
    await page.getByRole('button', { name: 'Borrow Again' }).waitFor()
  })
})
