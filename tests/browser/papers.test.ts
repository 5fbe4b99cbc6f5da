import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect, inject } from 'vitest'
import { accessibilityViolations, shareBrowser, smallPhone, test } from './harness.ts'
import { type PdfText, readPdf } from './read-pdf.ts'
import { signedLetter } from './signed-letter.ts'

shareBrowser()

const verdict = (page: Page, name: string | RegExp) =>
  page.getByRole('status').getByRole('heading', { name })

describe('checking a paper', () => {
  test('says what was signed, without a call, and again without a network', async ({
    borrower: { page, context }
  }) => {
    const paths: string[] = []
    page.on('request', request => paths.push(new URL(request.url()).pathname))
    await page.goto(`/verify.html#${await signedLetter(inject('origin'))}`)
    await verdict(page, 'Signed by Sample Peso Lending Inc.').waitFor()
    await page.getByRole('status').getByText('Certificate of full payment').waitFor()
    await page.getByRole('status').getByText('₱5.455,00').waitFor()
    expect(await page.getByRole('status').getByText('Receipt of a payment').isVisible()).toBe(false)
    expect(paths.filter(path => path.startsWith('/muscular'))).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])

    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length)
    expect(stored).toBe(0)
    await context.setOffline(true)
    await page.goto('about:blank')
    await page.goto(`/verify.html#${await signedLetter(inject('origin'))}`)
    await verdict(page, 'Signed by Sample Peso Lending Inc.').waitFor()
  })

  test('refuses one that was changed or cut, each with its reason', async ({
    borrower: { page }
  }) => {
    const letter = await signedLetter(inject('origin'))
    const [head, body = '', signature] = letter.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...claims, amount: 1 })).toString('base64url')
    const papers = {
      'was changed after it was signed': `${head}.${changed}.${signature}`,
      'The code is not complete': letter.slice(0, -20)
    }
    await page.goto('/verify.html')
    for (const [reason, paper] of Object.entries(papers)) {
      await page.goto(`/verify.html#${paper}`)
      await page.getByRole('status').getByText(reason).waitFor()
      expect(await verdict(page, /Signed by/).isVisible()).toBe(false)
    }
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

describe('a doubt', () => {
  test('is asked about first, judged without a call, and without a network', async ({
    borrower: { page, context }
  }) => {
    await page.goto('/verify.html')
    expect(await verdict(page, 'Not confirmed').isVisible()).toBe(false)
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await context.setOffline(true)
    const typed = page.getByLabel('What do you want to check?')
    for (const [text, heading] of [
      ['02 8000-0000', 'This is ours'],
      ['care@sample-pes0.example', 'This is not ours: it only looks like ours'],
      ['0918 555 0000', 'We do not know this']
    ] as const) {
      await typed.fill(text)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await verdict(page, heading).waitFor()
    }
    expect(requests).toEqual([])
    await page.setViewportSize(smallPhone)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

describe('a statement', () => {
  test('marks the line that does not add up, and leads to a complaint', async ({
    borrower: { page, open }
  }) => {
    await open('statement-wrong')
    await page.getByText('One figure does not add up').waitFor()
    await page.getByText('Does not add up: it should be ₱5.455,00').first().waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const ask = page.getByRole('button', { name: 'Ask about it' })
    // A sum in doubt is asked about before it is paid.
    expect(await ask.getAttribute('class')).toContain('is-primary')
    const repay = page.getByRole('button', { name: 'Repayment' })
    expect(await repay.getAttribute('class')).toContain('is-secondary')
    await ask.click()
    await page.waitForURL(/complaint\.html\?.*orderId=20410001/)
  })

  test('leads from a debt to its repayment, and asks for nothing without one', async ({
    borrower: { page, open }
  }) => {
    await open('statement-settled')
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    expect(await page.getByRole('button', { name: 'Repayment' }).count()).toBe(0)
    await open('statement')
    await page.getByRole('button', { name: 'Repayment' }).click()
    await page.waitForURL(/repay\.html\?.*orderId=20410001/)
  })

  test('is whole on a small phone with text of twice the size', async ({
    borrower: { page, open }
  }) => {
    await page.setViewportSize(smallPhone)
    await open('statement')
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test('a ledger of 600 lines is whole for a search and for who hears it', async ({
  borrower: { page, open }
}) => {
  await page.route('**/loan-papers/statement?*', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    const [first] = answer.data.entries
    const line = (index: number) => ({ ...first, text: `Line ${index}.`, change: 0 })
    answer.data.entries = Array.from({ length: 600 }, (_each, index) => line(index))
    await route.fulfill({ response, json: answer })
  })
  await open('statement')
  // The sum that is wrong has a line below its own.
  const lines = page.locator('main .document_table tbody tr:not(.is-mark)')
  await expect.poll(() => lines.count()).toBe(600)
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  expect(nodes.some(({ name }) => name?.value === 'Line 599.')).toBe(true)
  await page.evaluate("find('Line 599.')")
  expect(await page.evaluate(() => `${getSelection()}`)).toBe('Line 599.')
})

/** Counts the printed document alone. Runs in the page. */
function printedParts() {
  const isShown = (element: Element) => element.getClientRects().length > 0
  return {
    buttons: [...document.querySelectorAll('button')].filter(isShown).length,
    titles: [...document.querySelectorAll('.document_title')].filter(isShown).length,
    lenders: [...document.querySelectorAll('.document_lender')].filter(isShown).length
  }
}

const whole = { buttons: 0, titles: 1, lenders: 1 }

/** A4 in points, and its margins of 16, 18 and 20 mm less what a letter may stand over its line. */
const paper = { left: 44, right: 595 - 45, top: 45, bottom: 842 - 56 }

async function printed(page: Page) {
  // The rest of a long sheet is drawn after what is in sight.
  await page.locator('.document_print').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const parts = await page.evaluate(printedParts)
  await page.emulateMedia({ media: null })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  // A4 in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/)
  const pages = await readPdf(pdf)
  expect(pages.map(texts => texts.at(-1)?.text)).toEqual(
    pages.map((_each, index) => `Page ${index + 1} of ${pages.length}`)
  )
  const sheets = pages.map(texts => texts.filter(({ y }) => y < paper.bottom))
  const feet = pages.map(texts =>
    texts
      .filter(({ y }) => y >= paper.bottom)
      .map(({ text }) => text)
      .join(' ')
  )
  const outside = sheets
    .flat()
    .filter(({ x, y }) => x < paper.left || x > paper.right || y < paper.top)
  expect(outside).toEqual([])
  return { parts, sheets, feet }
}

describe('on A4', () => {
  test('a long statement tears no row, and repeats its head on each page', async ({
    borrower: { page, open }
  }) => {
    const words = Array.from({ length: 40 }, (_each, index) => `word${index}`).join(' ')
    const ends: string[] = []
    // All in one month, and each line of several rows: a table of many pages.
    await page.route('**/loan-papers/statement?*', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      answer.data.entries = answer.data.entries.map((entry: object, index: number) => {
        ends.push(`end${index}`)
        return { ...entry, date: '2026-10-05', text: `start${index} ${words} end${index}` }
      })
      await route.fulfill({ response, json: answer })
    })
    await open('statement-long')
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    const { parts, sheets, feet } = await printed(page)
    for (const foot of feet) {
      expect(foot).toMatch(/^Borrower: J\*\*\* H\*+ · Contract: SP-20410001 · As of: \d/)
    }
    expect(parts).toEqual(whole)
    expect(ends.length).toBeGreaterThan(70)
    expect(sheets.length).toBeGreaterThan(5)
    const has = (sheet: PdfText[], word: string) =>
      sheet.some(({ text }) => text.split(' ').includes(word))
    const torn = ends.filter(
      end => !sheets.some(sheet => has(sheet, end) && has(sheet, end.replace('end', 'start')))
    )
    expect(torn).toEqual([])
    const headless = sheets.filter(
      sheet => sheet.some(({ text }) => /\bend\d/.test(text)) && !has(sheet, 'Date')
    )
    expect(headless).toEqual([])
    // From the second page to where the table ends, its head stands first.
    const middle = sheets.slice(1, -1).map(([first]) => first?.text)
    expect(middle).toEqual(middle.map(() => 'Date'))
  })

  test('a statement of 250 lines is saved as pictures where what makes a PDF cannot be fetched', {
    timeout: 90_000
  }, async ({ borrower: { page, open, expectTrouble } }) => {
    expectTrouble(/Failed to load resource/)
    await page.route('**/*.ttf', route => route.abort())
    await page.route('**/loan-papers/statement?*', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      const [first] = answer.data.entries
      answer.data.entries = Array.from({ length: 250 }, () => ({ ...first, change: 0 }))
      await route.fulfill({ response, json: answer })
    })
    await open('statement')
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    const downloads: Download[] = []
    page.on('download', download => downloads.push(download))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => downloads.length, { timeout: 60_000 }).toBe(2)
    expect(downloads.map(each => each.suggestedFilename())).toEqual([
      'statement-1.png',
      'statement-2.png'
    ])
    for (const download of downloads) {
      const { width, height } = PNG.sync.read(readFileSync(await download.path()))
      expect(width).toBe(720)
      expect(height).toBeGreaterThan(4000)
      expect(width * height).toBeLessThanOrEqual(16_777_216)
    }
  })

  test('a ledger by months has its lender once, and no month begins at the foot', async ({
    borrower: { page, open }
  }) => {
    await open('statement-long')
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    const { parts, sheets } = await printed(page)
    expect(parts).toEqual(whole)
    expect(sheets.length).toBeGreaterThan(3)
    expect(sheets[0]?.[0]?.text).toBe('Sample Peso Lending Inc.')
    for (const sheet of sheets)
      expect(sheet.at(-1)?.text).not.toMatch(/^[A-Z][a-z]{2}\s\d{4}$|^Left/)
  })

  test('the letter of full payment is one page, with the code that checks it', async ({
    borrower: { page, open }
  }) => {
    await open('order-settled')
    await page.getByRole('button', { name: 'Certificate of full payment' }).click()
    const letter = page.getByRole('dialog')
    await letter.getByText('is paid in full').waitFor()
    await letter.getByRole('img', { name: 'QR code to check this document' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    const { parts, sheets } = await printed(page)
    expect(parts).toEqual(whole)
    expect(sheets).toHaveLength(1)
    const texts = sheets.flat().map(({ text }) => text)
    expect(texts).toContain('PAID')
    expect(texts.filter(text => text === 'Sample Peso Lending Inc.')).toHaveLength(2)
    await page.goBack()
    await letter.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Statement' }).click()
    await page.waitForURL(/statement\.html\?.*orderId=20410001/)
  })

  test('each payment has its receipt beside it, and in its steps', async ({ borrower }) => {
    const { page, open } = borrower
    await open('order-due')
    await page.getByRole('button', { name: 'Statement' }).waitFor()
    expect(await page.getByRole('button', { name: 'Certificate of full payment' }).count()).toBe(0)
    const query = new URLSearchParams({ sessionId: borrower.session, code: 'MP1234510001' })
    const counter = `/muscular/sandbox/counter?${query}`
    // The latest stands in its steps, and the one before in the list.
    for (const way of ['pay less', 'pay less']) await page.request.post(counter, { form: { way } })
    await page.reload()
    const listed = page.getByRole('listitem').getByRole('button', { name: 'Receipt' })
    await listed.waitFor()
    await page.locator('.payment').getByRole('button', { name: 'Receipt' }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await listed.click()
    const receipt = page.getByRole('dialog')
    await receipt.getByText('has received this payment').waitFor()
    await receipt.getByText('₱2.727,50').first().waitFor()
    await receipt.getByRole('img', { name: 'QR code to check this document' }).waitFor()
    const { parts, sheets } = await printed(page)
    expect(parts).toEqual(whole)
    expect(sheets).toHaveLength(1)
  })

  test.for(['order-due', 'repay-due', 'confirm'])(
    'the page of %s is printed without what is tapped, its head in black',
    async (name, { borrower: { page, open } }) => {
      await open(name)
      await page.locator('.action-bar, .button').first().waitFor()
      await page.emulateMedia({ media: 'print' })
      const isSeen = (selector: string) => page.locator(selector).filter({ visible: true }).count()
      expect(await isSeen('.action-bar, .button, .page_back, .languages')).toBe(0)
      for (const part of ['.page_title', '.amount']) {
        const color = await page
          .locator(part)
          .first()
          .evaluate(each => getComputedStyle(each).color)
        expect(color).toBe('rgb(0, 0, 0)')
      }
    }
  )

  test.for(['confirm', 'confirm-new'])(
    'the key facts of %s open before the tap',
    async (name, { borrower: { page, open } }) => {
      await open(name)
      const keyFacts = page.getByRole('button', { name: 'Key facts of this loan' })
      await keyFacts.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading', { name: 'Disclosure statement' }).waitFor()
      await dialog.getByText('Finance charge: the cost of the loan').waitFor()
      await dialog.getByText('3,00% (limit: 6,00%)').waitFor()
      await dialog.getByText('late interest is due for each day of delay').waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      const { parts, sheets } = await printed(page)
      expect(parts).toEqual(whole)
      expect(sheets.length).toBeLessThanOrEqual(2)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
  )
})

test('who lends stands at the foot of pages about a loan', async ({ borrower: { page, open } }) => {
  for (const name of ['order-due', 'repay-due', 'confirm', 'products']) {
    await open(name)
    const foot = page.getByRole('contentinfo')
    await foot.getByText('Sample Peso Lending Inc.').waitFor()
    await foot.getByText('SEC Registration No.').waitFor()
  }
})
