import { createServer, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { shareBrowser, test } from '../browser/harness.ts'

shareBrowser()

type Answer = (response: ServerResponse) => void

const send =
  (body: string, headers: Record<string, string> = {}, status = 200): Answer =>
  response =>
    response.writeHead(status, headers).end(body)

let answer: Answer = send('{}')
let address = ''

// A server of our own, since a browser's own tools answer all at once.
const server = createServer((_request, response) => answer(response))

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  if (typeof listening !== 'object' || !listening) throw new Error('No address')
  address = `http://127.0.0.1:${listening.port}/notices.json`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const until = '2099-01-01T00:00:00+08:00'
const over = '2025-11-22T00:00:00+08:00'
const notice = { id: 'x', until, text: 'Counters are closed.' }
const file = (notices: unknown) => JSON.stringify({ notices })

/** A byte a second, for as long as anybody listens. */
const drip: Answer = response => {
  response.writeHead(200)
  const timer = setInterval(() => response.write('{'), 1000)
  response.on('close', () => clearInterval(timer))
}

/** As fast as it is taken. */
const pour: Answer = response => {
  response.writeHead(200)
  response.end(Buffer.alloc(10_000_000, ' '))
}

const wrong: [string, Answer][] = [
  ['missing', send('', {}, 404)],
  ['refused', send('{}', {}, 500)],
  ['html', send('<!doctype html><p>Log in</p>', { 'Content-Type': 'text/html' })],
  ['half of a file', send(file([notice]).slice(0, -20))],
  ['10 MB long', pour],
  ['a drip of a byte a second', drip],
  ['silent', () => {}],
  ['a year old', send(file([{ ...notice, until: over }]), { Age: '31536000' })],
  [
    'dated wrongly',
    send(
      file([
        { ...notice, until: 'tomorrow' },
        { ...notice, until: '2099-13-41T00:00:00+08:00' }
      ])
    )
  ],
  ['without an end', send(file([{ id: 'x', text: 'For ever' }]))],
  ['a list of numbers', send('[1,2,3]')],
  ['a list that is a text', send(JSON.stringify({ notices: 'x', channels: 7, closed: {} }))],
  ['a text of 10,000 characters', send(file([{ ...notice, text: 'x'.repeat(10_000) }]))],
  ['of another page', send(file([{ ...notice, pages: ['order.html'] }]))]
]

async function openWith(page: Page, wrongAnswer: Answer | undefined, open: () => Promise<void>) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/notices.json', route =>
    wrongAnswer ? route.continue({ url: address }) : route.fulfill({ body: '{}' })
  )
  if (wrongAnswer) answer = wrongAnswer
  await open()
}

/** The text of the page, but for buttons whose code comes when the page is at rest. */
const pageText = async (page: Page) =>
  (await page.locator('#root').innerText()).replace(
    /Add .* to calendar\s*|Ask for time to pay\s*/g,
    ''
  )

describe('a notices file that is', () => {
  test.for(wrong)('%s leaves the page as it is, at once', async ([, wrongAnswer], { borrower }) => {
    const { page, open } = borrower
    borrower.expectTrouble(/Failed to load resource/)
    // A page asks for its notices last. A busy one does so after `networkidle`.
    const firstRequest = page.waitForRequest('**/notices.json')
    await openWith(page, undefined, () => open('repay-due'))
    await firstRequest
    await page.waitForLoadState('networkidle')
    const without = await pageText(page)
    let count = 0
    page.on('request', request => {
      if (request.url().includes('notices.json')) count++
    })
    await openWith(page, wrongAnswer, () => open('repay-due'))
    // Whole, while the file may still be on its way.
    await expect.poll(() => pageText(page), { timeout: 5000 }).toBe(without)
    await expect.poll(() => count).toBe(1)
    // Longer than a page waits for it.
    await page.waitForTimeout(1300)
    expect(await pageText(page)).toBe(without)
  })
})

test('a landing page shows a notice, and a closed one its text in the place of its form', async ({
  borrower
}) => {
  const { page } = borrower
  const closed = [{ page: 'landing.html', until, text: 'No new accounts today.' }]
  const openLanding = (content: object) =>
    openWith(page, send(JSON.stringify(content)), async () => {
      await page.goto('/landing/first-loan-en.html')
    })
  await openLanding({ notices: [notice] })
  await page.getByText(notice.text).waitFor()
  expect(await page.locator('form input[name=phone]').count()).toBe(1)
  await openLanding({ closed })
  await page.getByText('No new accounts today.').waitFor()
  await page.getByRole('button', { name: /^Call / }).waitFor()
  expect(await page.locator('form').count()).toBe(0)
  expect(await page.locator('#register').count()).toBe(1)
})

test('the file is asked for after the page has its own content', async ({ borrower }) => {
  const { page, open } = borrower
  let rows = 0
  await page.route('**/notices.json', async route => {
    rows = await page.locator('.rows_value').count()
    await route.fulfill({ body: '{}' })
  })
  await open('repay-due')
  await expect.poll(() => rows).toBeGreaterThan(0)
})

test('the file is never out of a cache: a notice that is taken back is gone', async ({
  borrower
}) => {
  const { page, open } = borrower
  const forever = { 'Cache-Control': 'public, max-age=31536000' }
  await openWith(page, send(file([notice]), forever), () => open('repay-due'))
  await page.getByText(notice.text).waitFor()
  const gone = page.waitForResponse('**/notices.json')
  await openWith(page, send(file([]), forever), () => page.reload().then(() => {}))
  await gone
  await page.waitForTimeout(300)
  expect(await page.getByText(notice.text).count()).toBe(0)
})

test('hostile texts are texts, and hostile links are not there', async ({ borrower }) => {
  const { page, open } = borrower
  const text = '<img src=x onerror="document.title=`owned`">\u202Eevil'
  const links = [
    'javascript:document.title="owned"',
    'http://evil.example/',
    'data:text/html,x',
    '//evil.example'
  ]
  const hostile = links.map((link, index) => ({
    ...notice,
    id: `n${index}`,
    text,
    link,
    unknown: 1
  }))
  await openWith(page, send(file(hostile)), () => open('repay-due'))
  const notices = page.getByRole('list', { name: 'Notices' }).getByRole('listitem')
  await notices.last().waitFor()
  expect(await notices.allTextContents()).toEqual(links.map(() => text))
  expect(await notices.locator('img, button, a').count()).toBe(0)
  expect(await page.title()).not.toBe('owned')
})
