import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const disk = vi.hoisted(() => ({ texts: new Map<string, string>(), works: true }))
vi.mock('../../../shared/context/durable-text.ts', () => ({
  readDurableText: (key: string) =>
    disk.works ? Promise.resolve(disk.texts.get(key) ?? null) : new Promise(() => {}),
  writeDurableText: async (key: string, text: string) => {
    if (!disk.works) return new Promise(() => {})
    disk.texts.set(key, text)
    return true
  }
}))

const call = { path: '/v3/loan-details/generate-vcode' }
const fields = { orderId: '20410001', amount: '₱5,455.00' }

/** As a page that has just been opened. */
async function openPage(session = 'a') {
  vi.resetModules()
  history.replaceState(null, '', `/repay.html?sessionId=${session}`)
  return import('../../../shared/context/unanswered.ts')
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
  disk.texts.clear()
  disk.works = true
  localStorage.clear()
})

test('a write is on the disk before it is sent, and keeps its id where localStorage was lost', async () => {
  const { id } = await (await openPage()).noteSentAlone(call, fields)
  expect(disk.texts.get('unanswered')).toContain(id)
  localStorage.clear()
  vi.advanceTimersByTime(1000)
  const again = await (await openPage()).noteSentAlone(call, fields)
  expect([again.id, again.isRepeated]).toEqual([id, true])
})

test('another borrower finds nothing of it', async () => {
  const { id } = await (await openPage()).noteSentAlone(call, fields)
  localStorage.clear()
  vi.advanceTimersByTime(1000)
  const page = await openPage('b')
  expect((await page.noteSentAlone(call, fields)).id).not.toBe(id)
  expect(page.readUnanswered()).toHaveLength(1)
  expect(disk.texts.get('unanswered')).not.toContain(id)
})

test('an answered write does not come back where its page is left before the disk knows', async () => {
  const page = await openPage()
  const write = await page.noteSentAlone(call, fields)
  vi.advanceTimersByTime(1000)
  disk.works = false
  page.noteAnswered(write, false)
  disk.works = true
  const again = await (await openPage()).noteSentAlone(call, fields)
  expect([again.id === write.id, again.isRepeated]).toEqual([false, false])
})

test('a database that does not answer holds a write up for little more than half a second', async () => {
  disk.works = false
  const noted = vi.fn()
  ;(await openPage()).noteSentAlone(call, fields).then(noted)
  await vi.advanceTimersByTimeAsync(500)
  expect(noted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(101)
  expect(noted).toHaveBeenCalledOnce()
})
