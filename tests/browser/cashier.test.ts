import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { temporaryFolder } from '../setup/temporary-folder.ts'
import { accessibilityViolations, phone, shareBrowser, smallPhone, test } from './harness.ts'
import { startPhone } from './phone-process.ts'

shareBrowser()

const show = (page: Page) => page.getByRole('button', { name: 'Show to cashier' })
const view = (page: Page) => page.getByRole('dialog', { name: 'Show to cashier' })
const bars = (page: Page) => view(page).locator('.barcode_bars path')

/** Device pixels that one module of the barcode takes, from left to right, or from top to bottom. */
const moduleSize = (page: Page, side: 'width' | 'height' = 'width') =>
  bars(page).evaluate((path: SVGPathElement, along) => {
    return (path.getBoundingClientRect()[along] * devicePixelRatio) / path.getBBox().width
  }, side)

/** Whether the code fills its place without leaving it, on how many lines, and how large it is. */
function measureCode(page: Page) {
  return page.locator('.cashier_sheet').evaluate(sheet => {
    const [code, figure] = sheet.querySelectorAll<HTMLElement>('.cashier_code, .cashier_figure')
    const lines = Array.from(sheet.querySelectorAll<HTMLElement>('.cashier_line'))
    const width = Math.max(...lines.map(line => line.offsetWidth))
    const { offsetTop = 0, offsetHeight = 0 } = code ?? {}
    const isAbove = offsetTop >= 0 && offsetTop + offsetHeight <= (figure?.offsetTop ?? 0)
    return {
      fits: width <= sheet.clientWidth && isAbove,
      lines: lines.length,
      fills: width > 0.75 * sheet.clientWidth || offsetHeight > 0.4 * sheet.clientHeight,
      fontSize: code ? Number.parseFloat(getComputedStyle(code).fontSize) : 0
    }
  })
}

describe('cashier view', () => {
  test('is not covered by what was said before', async ({ borrower }) => {
    const { page, open, context } = borrower
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open('repay-due')
    await page.getByRole('button', { name: 'Copy repayment code' }).click()
    await page.getByText('copy success').waitFor()
    await show(page).click()
    await bars(page).waitFor()
    expect(await page.locator('.toast_text').count()).toBe(0)
  })

  test('fills the screen with code, barcode, amount and biller', async ({
    borrower: { page, open }
  }) => {
    await open('repay-channel-notes')
    await show(page).click()
    await bars(page).waitFor()
    for (const text of ['₱5.455,00', 'Sample Peso Lending', 'Valid until', 'Fee: ₱15,00']) {
      await view(page).getByText(text).waitFor()
    }
    await view(page).getByText('The code can be used once.').waitFor()
    const landscape = { width: 740, height: 360 }
    for (const size of [phone, smallPhone, landscape]) {
      await page.setViewportSize(size)
      await expect
        .poll(() => measureCode(page))
        .toMatchObject({ fits: true, fills: true, lines: 1 })
      expect((await moduleSize(page)) % 1).toBeCloseTo(0)
      expect((await measureCode(page)).fontSize).toBeGreaterThan(30)
      expect(await accessibilityViolations(page)).toEqual([])
    }
  })

  test('turns on a screen that does not', async ({ borrower: { page, open } }) => {
    await open('repay-due')
    await show(page).click()
    await bars(page).waitFor()
    const before = await moduleSize(page)
    await view(page).getByRole('button', { name: 'Turn' }).click()
    await expect.poll(() => moduleSize(page, 'height')).toBeCloseTo(before + 1)
    expect(await measureCode(page)).toMatchObject({ fits: true })
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('closes by Escape, by its icon and by the way back, and the page stays', async ({
    borrower: { page, open }
  }) => {
    await open('repay-due')
    const address = page.url()
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => view(page).getByRole('button', { name: 'Close' }).click(),
      () => page.goBack()
    ]) {
      await show(page).click()
      await view(page).waitFor()
      await close()
      await view(page).waitFor({ state: 'detached' })
      expect(page.url()).toBe(address)
    }
  })

  test('stays when it is opened again at once, and closes by the way back then', async ({
    borrower: { page, open }
  }) => {
    await open('repay-due')
    const address = page.url()
    await show(page).click()
    await view(page).waitFor()
    await page.evaluate(async () => {
      addEventListener('popstate', () => {
        document.documentElement.dataset.returned = ''
      })
      const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
      press('dialog [aria-label=Close]')
      await new Promise(resolve => setTimeout(resolve))
      press('.is-beside [aria-haspopup=dialog]')
    })
    await page.locator('html[data-returned]').waitFor()
    expect(await page.evaluate('history.state')).toEqual({ covered: true })
    expect(await view(page).isVisible()).toBe(true)
    await page.goBack()
    await view(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
  })

  test('keeps a session that the app has renewed meanwhile', async ({
    borrower: { page, open }
  }) => {
    await open('repay-due')
    await show(page).click()
    await view(page).waitFor()
    await page.evaluate("window.refreshCommonParams('appVersion=9.9')")
    await view(page).getByRole('button', { name: 'Close' }).click()
    await view(page).waitFor({ state: 'detached' })
    // Back in the page's own entry, which has the address from before.
    await expect.poll(() => page.evaluate('history.state')).toBeNull()
    await expect.poll(() => new URL(page.url()).searchParams.get('appVersion')).toBe('9.9')
  })

  test('saves a picture', async ({ borrower: { page, open } }) => {
    await open('repay-due')
    await show(page).click()
    const download = page.waitForEvent('download')
    await view(page).getByRole('button', { name: 'Save' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('repayment-code.png')
    const bytes = await readFile(await saved.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBe(720)
  })

  test('is there without a signal once the page is', async ({ borrower }) => {
    const { page, open, context, expectTrouble } = borrower
    // On a slow machine other parts of the page are still to be fetched.
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await open('repay-due')
    await show(page).waitFor()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await show(page).click()
    await bars(page).waitFor()
    await context.setOffline(false)
  })

  test.for([
    ['repay-due', '₱5.455,00'],
    ['repay-delay-due', '₱455,00'],
    ['repay-code-2', '₱5.455,00']
  ] as const)(
    'shows what was kept, and from when, in %s',
    async ([scenario, amount], { borrower }) => {
      const { page, open, expectTrouble } = borrower
      // With a broken connection, not with an answer that says so.
      expectTrouble(/ERR_CONNECTION_RESET/)
      await open(scenario)
      await show(page).click()
      await bars(page).waitFor()
      // Its own record is another way to be there; here it has been lost.
      await page.evaluate(() => localStorage.removeItem('loan:repayment'))
      await page.goto(`${page.url()}&fault=offline`)
      await page.getByText(/^As of \d+\s\w{3}\s\d{4}, \d\d:\d\d\./).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await show(page).click()
      await view(page).getByText(amount).waitFor()
      await view(page)
        .getByText(/^As of /)
        .waitFor()
      await bars(page).waitFor()
    }
  )

  test('does not show a code that has been used up', async ({ borrower }) => {
    const { page, open, expectTrouble } = borrower
    expectTrouble(/Failed to load resource/)
    await open('repay-due')
    await show(page).waitFor()
    const query = new URLSearchParams({ sessionId: borrower.session, code: 'MP1234510001' })
    await page.request.post(`/muscular/sandbox/counter?${query}`)
    await page.reload()
    await page.getByText('This loan is already paid.').waitFor()
    expect(await show(page).count()).toBe(0)
    await page.goto(`${page.url()}&fault=offline`)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await show(page).count()).toBe(0)
  })
})

describe('cashier view after the browser was killed', () => {
  test.for(['repay-due', 'repay-delay-due', 'repay-code-2'])(
    'opens again without a signal (%s)',
    { timeout: 60_000 },
    async scenario => {
      const profile = temporaryFolder('profile')
      const address = new URL(scenarioUrl(scenario), inject('origin'))
      address.searchParams.set('sessionId', `${address.searchParams.get('sessionId')}.killed`)
      const { page, kill } = await startPhone(profile)
      await page.goto(address.href)
      await show(page).waitFor()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(2000)
      await kill()

      const { page: again } = await startPhone(profile)
      await again.context().setOffline(true)
      await again.goto(address.href)
      await show(again).click()
      await view(again)
        .getByText(/^As of /)
        .waitFor()
      await view(again)
        .getByText(/M[PX]12/)
        .waitFor()
      await bars(again).waitFor()
    }
  )

  test('the order opens without a signal, and leads to the kept code', {
    timeout: 60_000
  }, async () => {
    const profile = temporaryFolder('profile')
    const addressOf = (scenario: string) => {
      const address = new URL(scenarioUrl(scenario), inject('origin'))
      address.searchParams.set('sessionId', `${address.searchParams.get('sessionId')}.order`)
      return address.href
    }
    const { page, kill } = await startPhone(profile)
    await page.goto(addressOf('repay-due'))
    await show(page).waitFor()
    await page.goto(addressOf('order-due'))
    await page.getByText('Payment due today').waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    await kill()

    const { page: again } = await startPhone(profile)
    await again.context().setOffline(true)
    await again.goto(addressOf('order-due'))
    await again.getByText(/^As of \d+\s\w{3}\s\d{4}, \d\d:\d\d\. It may/).waitFor()
    await show(again).click()
    await bars(again).waitFor()
  })
})
