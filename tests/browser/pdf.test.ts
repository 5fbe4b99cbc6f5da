import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect } from 'vitest'
import { shareBrowser, test } from './harness.ts'
import { countPictures, type PdfText, readPdf } from './read-pdf.ts'

shareBrowser()

async function saved(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const wordsOf = (texts: readonly PdfText[]) =>
  texts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

const pictures = 'https://pictures.example/'
const words = 'मेरा भुगतान नहीं दिखा 🙏 ñ'

/** A complaint with two receipts, one that gets lost, and words of another script. */
async function serveComplaint(page: Page): Promise<void> {
  await page.route(`${pictures}*`, async route => {
    if (route.request().url().includes('lost')) return route.abort()
    const body = PNG.sync.write(new PNG({ width: 300, height: 400 }))
    await route.fulfill({ contentType: 'image/png', body })
  })
  await page.route('**/problem-detail?*', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    const [first] = answer.data.thread
    first.text = answer.data.content = `I paid on Monday. ${words}`
    first.images = ['one.png', 'two.png', 'lost.png'].map(name => `${pictures}${name}`)
    await route.fulfill({ response, json: answer })
  })
}

async function servePayments(page: Page): Promise<void> {
  await page.route('**/loan-details/payments?*', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    const payment = {
      kind: 'repayment',
      amount: 545_500,
      channel: 'Demo Wallet',
      madeAt: '2026-11-16T09:30:00+08:00'
    }
    answer.data.payments = [
      {
        ...payment,
        id: '1',
        state: 'posted',
        reference: 'R-1',
        postedAt: '2026-11-18T14:05:00+08:00'
      },
      { ...payment, id: '2', state: 'returned', reference: 'R-2', postedAt: '' }
    ]
    await route.fulfill({ response, json: answer })
  })
}

async function packOf(page: Page): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Create the document' }).click()
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /^Complaint/ })
    .waitFor()
  return saved(page)
}

describe('a complaint as one file', () => {
  test('says on its first page all that decides, and has its pictures', async ({
    borrower: { page, open, expectTrouble }
  }) => {
    expectTrouble(/Failed to load resource/)
    await serveComplaint(page)
    await servePayments(page)
    await open('order-dispute')
    await page.getByRole('button', { name: 'See your complaint' }).click()
    await page.getByText('What you need there').click()
    const { name, bytes } = await packOf(page)
    expect(name).toMatch(/^complaint-C\d+\.pdf$/)
    const sheets = await readPdf(bytes)
    const first = wordsOf(sheets[0] ?? [])
    for (const text of [
      'J*** H',
      'Sample Peso Lending Inc.',
      'Answer promised by',
      'First answer',
      'What the borrower asks for',
      'That ₱5.455,00, which the borrower has paid, be credited to the loan',
      'Date How, and what became of it Amount',
      '16 Nov 2026, 09:30',
      'R-1 · Credited 18 Nov 2026, 14:05',
      'R-2 · Returned',
      'I paid on Monday.',
      words
    ]) {
      expect(first).toContain(text)
    }
    const all = sheets.map(wordsOf).join(' ')
    expect(all).toContain('Picture 2')
    expect(all).toContain('Picture 3 is not in this file')
    const counts = await countPictures(bytes)
    const foreign = sheets.filter(texts => wordsOf(texts).includes('मेरा')).length
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 + foreign)
    for (const [index, texts] of sheets.entries()) {
      expect(wordsOf(texts)).toMatch(
        new RegExp(`Made on: .* Page ${index + 1} of ${sheets.length}$`)
      )
    }
  })

  test('is the same file on a phone and on a wide screen', async ({ borrower: { page, open } }) => {
    const files: PdfText[][][] = []
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await open('complaint-detail-rated')
      files.push(await readPdf((await packOf(page)).bytes))
    }
    expect(files[0]).toEqual(files[1])
  })
})

/** Runs in the page: what is shared, and what an app is told, in the order it comes. */
function listen(): void {
  const seen: string[] = []
  Object.assign(window, {
    seen,
    loanApp: {
      postMessage(text: string) {
        const { action, payload = '' } = JSON.parse(text)
        seen.push(`${action} ${String(payload).slice(0, 60)}`)
      }
    }
  })
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files = [] }: ShareData) => {
      for (const { name, type } of files) seen.push(`share ${name} ${type}`)
    }
  })
}

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

describe('in an app', () => {
  test.for([
    ['saveImage,saveFile', /^saveFile data:application\/pdf;name=complaint-C1001\.pdf;base64,/],
    ['saveImage', /^saveImage data:image\/png;base64,/]
  ] as const)(
    'that takes %s a document is saved as it takes it, and shared as one file',
    async ([appActions, message], { borrower: { page, open } }) => {
      await page.addInitScript(listen)
      await open('complaint-detail-rated', { appActions })
      await page.getByRole('button', { name: 'Create the document' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await expect
        .poll(async () => (await seenIn(page)).at(-1), { timeout: 10_000 })
        .toMatch(message)
      await dialog.getByRole('button', { name: 'Share', exact: true }).click()
      await expect
        .poll(async () => (await seenIn(page)).at(-1), { timeout: 10_000 })
        .toBe('share complaint-C1001.pdf application/pdf')
    }
  )
})

test('the letter of full payment is saved as a sheet with its stamp, who signed it and how to check it', async ({
  borrower: { page, open }
}) => {
  await open('order-settled')
  await page.getByRole('button', { name: 'Certificate of full payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code to check this document' }).waitFor()
  const { name, bytes } = await saved(page)
  expect(name).toBe('closure.pdf')
  const sheets = await readPdf(bytes)
  expect(sheets).toHaveLength(1)
  const firstSheet = wordsOf(sheets[0] ?? [])
  for (const words of [
    'PAID Certificate of full payment',
    'Sample Peso Lending Inc. Signed electronically on',
    'type https://www.sample-peso.example/verify.html yourself',
    'Page 1 of 1'
  ]) {
    expect(firstSheet).toContain(words)
  }
})

describe('a statement as one file', () => {
  test('has each of its 250 lines whole, and costs nothing before it is asked for', async ({
    borrower: { page, open }
  }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await page.route('**/loan-papers/statement?*', async route => {
      const response = await route.fetch()
      const answer = await response.json()
      const [line] = answer.data.entries
      const entry = (_each: unknown, index: number) => ({
        ...line,
        change: 0,
        text: `line${index}`
      })
      answer.data.entries = Array.from({ length: 250 }, entry)
      await route.fulfill({ response, json: answer })
    })
    await open('statement')
    await page.getByRole('heading', { name: 'Summary' }).waitFor()
    expect(requests.filter(url => /\.ttf|make-pdf/.test(url))).toEqual([])
    const { name, bytes } = await saved(page)
    expect(name).toBe('statement.pdf')
    const sheets = await readPdf(bytes)
    const lines = sheets.flat().filter(({ text }) => /^line\d+$/.test(text))
    expect(new Set(lines.map(({ text }) => text)).size).toBe(250)
    expect(sheets.flat().filter(({ x, y }) => x < 47 || x > 548 || y < 47 || y > 820)).toEqual([])
    // Each page names the contract and begins with the table's head.
    for (const texts of sheets.slice(1, -1)) {
      expect(texts[0]?.text).toBe('Date')
      expect(wordsOf(texts)).toContain('Contract: SP-20410001')
    }
  })
})
