import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $outages } from '../../../../shared/context/outages.ts'
import { fetchPageNotices, showNotices } from '../../../../shared/features/notices/show-notices.ts'
import { $frameNotices } from '../../../../shared/ui/page-frame/frame-notices.ts'
import { PageFrame } from '../../../../shared/ui/page-frame/page-frame.tsx'

// React asks for it before it lets a test wait for effects.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const until = '2099-01-01T00:00:00+08:00'

const serve = (file: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(file)))

beforeEach(() => {
  document.documentElement.lang = 'en'
  history.replaceState(null, '', '/repay.html?productId=1&orderId=2')
})

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  $frameNotices.set({})
  $outages.set([])
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

async function show(): Promise<void> {
  const notices = await fetchPageNotices('repay.html')
  if (notices) await showNotices(notices)
}

async function openPage(): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root?.render(<PageFrame title="Repayment">You owe 500.00</PageFrame>))
  await act(show)
  return place
}

test('a notice stands above what the page says', async () => {
  serve({ notices: [{ id: 'slow', until, level: 'warning', text: 'GCash is slow.' }] })
  const page = await openPage()
  expect(page.querySelector('main')?.textContent).toBe('GCash is slow.You owe 500.00')
})

test('a closed page shows what to do, and nothing to pay', async () => {
  serve({ closed: [{ page: 'repay.html', until, text: 'Pay tomorrow.', phone: '028888000' }] })
  const page = await openPage()
  expect(page.textContent).not.toContain('You owe')
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Pay tomorrow.')
  const buttons = [...page.querySelectorAll('main button')].map(button => button.textContent)
  expect(buttons).toEqual(['See your loan', 'Call 028888000'])
})

test('what has ended is shown no longer, by the server’s clock, and the rest stays', async () => {
  vi.useFakeTimers()
  const hour = 3_600_000
  const servers = Date.now() + 5 * hour
  const ends = (after: number) => new Date(servers + after).toISOString().replace(/\.\d+/, '')
  const file = {
    notices: [{ id: 'slow', until: ends(3 * hour), text: 'GCash is slow.' }],
    channels: [
      { number: '7', until: ends(hour), text: 'Down' },
      { number: '8', until: ends(3 * hour), text: 'Down' }
    ],
    closed: [{ page: 'repay.html', until: ends(2 * hour), text: 'Pay tomorrow.' }]
  }
  const headers = { Date: new Date(servers).toUTCString() }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(file), { headers }))
  const page = await openPage()
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  const numbers = () => $outages.get().map(({ number }) => number)
  expect(page.textContent).toContain('Pay tomorrow.')
  await pass(hour - 60_000)
  expect(numbers()).toEqual(['7', '8'])
  await pass(120_000)
  expect(numbers()).toEqual(['8'])
  expect(page.textContent).toContain('Pay tomorrow.')
  await pass(hour)
  expect(page.querySelector('main')?.textContent).toBe('GCash is slow.You owe 500.00')
  await pass(hour)
  expect(page.querySelector('main')?.textContent).toBe('You owe 500.00')
  expect(numbers()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a text from the file is text, whatever it holds', async () => {
  const text = '<img src=x onerror=alert(1)>'
  serve({ notices: [{ id: 'x', until, text }] })
  const page = await openPage()
  expect(page.querySelector('.notices_item')?.textContent).toBe(text)
  expect(page.querySelector('main img')).toBeNull()
})

test('only a link that can be opened has a button', async () => {
  const links = [
    'https://example.com/offices',
    'https://10.0.0.1',
    'javascript:alert(1)',
    'http://evil.example/',
    ''
  ]
  serve({
    notices: links.map((link, index) => ({ id: `n${index}`, until, text: `Link ${link}`, link }))
  })
  const page = await openPage()
  expect(page.querySelectorAll('.notices_item')).toHaveLength(links.length)
  const withLink = [...page.querySelectorAll('.notices_item:has(button)')]
  expect(withLink.map(item => item.querySelector('p')?.textContent)).toEqual([`Link ${links[0]}`])
})

test.each([
  ['zh', '今日部分网点关闭。', '查看详情'],
  ['fil', 'Sarado ang ilang counter.', 'Basahin pa'],
  ['en', 'Some counters are closed.', 'Read more']
])('a notice on a page in %s has its button in that language, too', async (lang, text, more) => {
  document.documentElement.lang = lang
  const link = 'https://example.com/offices'
  serve({
    notices: [{ id: 'x', until, text: { en: 'Some counters are closed.', [lang]: text }, link }]
  })
  const page = await openPage()
  expect(page.querySelector('.notices_item p')?.textContent).toBe(text)
  expect(page.querySelector('.notices_item button')?.textContent).toBe(more)
})

test('the older repayment that is closed leads to the loan in Chinese', async () => {
  document.documentElement.lang = 'zh'
  serve({ closed: [{ page: 'repay.html', until, text: '系统维护中。' }] })
  const page = await openPage()
  expect(page.querySelector('[role=alert] button')?.textContent).toBe('查看借款')
})

test('channels that are down are known to the page', async () => {
  serve({ channels: [{ number: '7', until, text: 'Down' }] })
  await show()
  const [outage] = $outages.get()
  expect(outage).toMatchObject({ number: '7', text: 'Down' })
  expect((outage?.until ?? 0) - Date.parse(until)).toBeLessThan(10_000)
  expect($frameNotices.get()).toEqual({})
})

test.each([
  ['no notices', {}],
  ['what is no list', { notices: 'x', closed: 7 }],
  ['notices of other pages', { notices: [{ id: 'x', until, pages: ['order.html'], text: 'x' }] }]
])('a file with %s leaves the page as it is', async (_what, file) => {
  serve(file)
  const page = await openPage()
  expect(page.querySelector('main')?.textContent).toBe('You owe 500.00')
})
