import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const until = '2099-01-01T00:00:00+08:00'
const fetched = vi.fn()

function serve(file: unknown, status = 200) {
  fetched.mockReset()
  vi.stubGlobal('fetch', async () => {
    fetched()
    return new Response(JSON.stringify(file), { status })
  })
}

/** The code of a page that has just been opened. */
async function openPage() {
  vi.resetModules()
  const { showOnce } = await import('../../../../shared/features/notices/show-once.ts')
  const { askClosure } = await import('../../../../shared/features/notices/ask-closure.ts')
  const { $frameNotices } = await import('../../../../shared/ui/page-frame/frame-notices.ts')
  const { $outages } = await import('../../../../shared/context/outages.ts')
  return { showOnce, askClosure, $frameNotices, $outages }
}

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.documentElement.dataset.page = JSON.stringify({ file: 'repay.html', own: [] })
})

afterEach(() => {
  vi.doUnmock('../../../../shared/features/notices/show-once.ts')
  vi.unstubAllGlobals()
})

test('notices are asked for once, and the text of a closed page is known from then on', async () => {
  serve({ closed: [{ page: 'repay.html', until, text: 'Pay tomorrow.' }] })
  const { showOnce, $frameNotices } = await openPage()
  expect(await Promise.all([showOnce(), showOnce()])).toEqual(['Pay tomorrow.', 'Pay tomorrow.'])
  expect(fetched).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect($frameNotices.get()).not.toEqual({}))
})

test('a page that another one’s closure does not concern is open, and shows what concerns it', async () => {
  const closed = [{ page: 'order.html', until, text: 'Closed' }]
  serve({ closed, channels: [{ number: '7', until, text: 'Down' }] })
  const { showOnce, $frameNotices, $outages } = await openPage()
  expect(await showOnce()).toBeUndefined()
  await vi.waitFor(() => expect($outages.get()).toMatchObject([{ number: '7', text: 'Down' }]))
  expect($frameNotices.get()).toEqual({})
})

test('a page without a file of notices is open', async () => {
  serve({}, 404)
  const { showOnce, askClosure, $frameNotices } = await openPage()
  expect(await showOnce()).toBeUndefined()
  expect(await askClosure()).toBeUndefined()
  expect($frameNotices.get()).toEqual({})
})

test('notices that did not come are asked for again, and close the page then', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const { showOnce, askClosure } = await openPage()
  expect(await showOnce()).toBeUndefined()
  serve({ closed: [{ page: 'repay.html', until, text: 'Pay tomorrow.' }] })
  expect(await askClosure()).toBe('Pay tomorrow.')
  expect(await askClosure()).toBe('Pay tomorrow.')
  expect(fetched).toHaveBeenCalledOnce()
})

test('a page is open again when its closure has ended, without being opened anew', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '')
  serve({ closed: [{ page: 'repay.html', until: soon, text: 'Pay tomorrow.' }] })
  const { showOnce } = await openPage()
  const { closureAnswer } = await import('../../../../shared/context/closure.ts')
  expect(await showOnce()).toBe('Pay tomorrow.')
  expect(closureAnswer()?.closed).toBe('Pay tomorrow.')
  vi.useFakeTimers({ now: Date.now() + 3_600_000 })
  expect(await showOnce()).toBeUndefined()
  expect(closureAnswer()).toEqual({ closed: undefined })
  vi.useRealTimers()
})

test('a page that comes back from the cache reads the file again', async () => {
  serve({ closed: [{ page: 'repay.html', until, text: 'Pay tomorrow.' }] })
  const { showOnce, $frameNotices } = await openPage()
  await showOnce()
  await vi.waitFor(() => expect($frameNotices.get().instead).toBeTruthy())
  serve({})
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(await showOnce()).toBeUndefined()
  await vi.waitFor(() => expect($frameNotices.get().instead).toBeUndefined())
})

test('a page whose code for notices does not come is open', async () => {
  serve({ closed: [{ page: 'repay.html', until, text: 'Pay tomorrow.' }] })
  vi.doMock('../../../../shared/features/notices/show-once.ts', () => ({
    showOnce: () => Promise.reject(new TypeError('offline'))
  }))
  const { askClosure } = await openPage()
  expect(await askClosure()).toBeUndefined()
})

test('whatever is wrong of an entry leaves that one out, and no other', async () => {
  vi.resetModules()
  const { readNotices } = await import('../../../../shared/features/notices/read-notices.ts')
  const read = (file: object) =>
    readNotices(file, { page: 'repay.html', language: 'en', now: Date.now() })
  const notice = { id: 'slow', until, text: 'Slow' }
  const good = [
    { until: '2099-01-01T00:00Z' },
    { id: 'x'.repeat(64), level: 'info' },
    { pages: ['repay.html'], level: 'warning' }
  ]
  const wrong = [
    ...['on 2099-01-01T00:00Z', '2099-01-01T00:00Z!', '2099-02-30T00:00Z'].map(time => ({
      until: time
    })),
    ...['', 'two words', 'x!', '!x', 'x'.repeat(65)].map(id => ({ id })),
    ...['a repay.html', 'repay.html?x', 'Repay.html'].map(page => ({
      pages: ['repay.html', page]
    })),
    { level: 'panic' }
  ]
  const notices = [...good, ...wrong].map(each => ({ ...notice, ...each }))
  expect(read({ notices }).notices).toEqual([
    { ...notice, until: Date.parse('2099-01-01T00:00Z'), level: 'info', pages: [] },
    { ...notice, id: 'x'.repeat(64), until: Date.parse(until), level: 'info', pages: [] },
    { ...notice, until: Date.parse(until), level: 'warning', pages: ['repay.html'] }
  ])
  const closed = { page: 'repay.html', until, text: 'Closed' }
  const phoneOf = (phone: string) => read({ closed: [{ ...closed, phone }] }).closed?.phone
  for (const phone of ['028888000', '+63 (2) 8888-0000']) expect(phoneOf(phone)).toBe(phone)
  for (const phone of ['1234', 'call 028888000', '028888000 now', 'soon'])
    expect(phoneOf(phone)).toBeUndefined()
})
