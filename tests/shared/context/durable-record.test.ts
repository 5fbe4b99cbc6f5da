import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  readDurableRecord,
  removeDurableRecord,
  writeDurableRecord
} from '../../../shared/context/durable-record.ts'
import { writeRecord } from '../../../shared/context/storage.ts'

const disk = vi.hoisted(() => ({ texts: new Map<string, string>(), works: true, hears: true }))
vi.mock('../../../shared/context/durable-text.ts', () => ({
  readDurableText: (key: string) =>
    disk.works ? Promise.resolve(disk.texts.get(key) ?? null) : new Promise(() => {}),
  writeDurableText: async (key: string, text: string) => {
    if (!disk.hears) return new Promise(() => {})
    if (disk.works) disk.texts.set(key, text)
    return disk.works
  }
}))

const read = (owner = 'device-1') => readDurableRecord('complaint', owner, v.string())
const write = (data: unknown, owner = 'device-1') => writeDurableRecord('complaint', owner, data)
/** Loses the storage that a webview takes with it when it is killed. */
const loseLocalStorage = () => localStorage.clear()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  disk.texts.clear()
  disk.works = true
  disk.hears = true
  removeDurableRecord('complaint')
  localStorage.clear()
})

test('a record that localStorage lost comes back', async () => {
  expect(await write('typed')).toBe(true)
  loseLocalStorage()
  expect((await read())?.data).toBe('typed')
  expect(localStorage.getItem('loan:complaint')).toContain('typed')
})

test('the newer of the two counts', async () => {
  await write('older')
  vi.advanceTimersByTime(10)
  writeRecord('complaint', 'device-1', 'newer')
  expect((await read())?.data).toBe('newer')
})

test('of two copies of the same moment the one in localStorage counts', async () => {
  await write('typed')
  writeRecord('complaint', 'device-1', 'newer')
  expect((await read())?.data).toBe('newer')
})

test('a look for a record that was never kept leaves nothing on the phone', async () => {
  disk.texts.clear()
  localStorage.clear()
  expect(await read()).toBeUndefined()
  expect(localStorage.length + disk.texts.size).toBe(0)
})

test('a removed record leaves a mark that names nobody', async () => {
  await write('typed')
  await removeDurableRecord('complaint')
  expect(JSON.parse(disk.texts.get('complaint') ?? '')).toMatchObject({ owner: '', data: null })
})

test('a removed record stays removed, even when localStorage did not hear of it', async () => {
  await write('typed')
  const before = localStorage.getItem('loan:complaint') ?? ''
  vi.advanceTimersByTime(10)
  await removeDurableRecord('complaint')
  expect(localStorage.length).toBe(0)
  localStorage.setItem('loan:complaint', before)
  expect(await read()).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('a removed record is not found again before IndexedDB has heard of it', async () => {
  await write('typed')
  vi.advanceTimersByTime(10)
  disk.works = false
  await removeDurableRecord('complaint')
  disk.works = true
  expect(await read()).toBeUndefined()
})

test('a record written while another one is removed stays', async () => {
  await write('typed')
  const removing = removeDurableRecord('complaint')
  vi.advanceTimersByTime(10)
  await write('newer')
  await removing
  expect(localStorage.getItem('loan:complaint')).toContain('newer')
})

test.each([
  ['another device’s record', 0, 'device-2'],
  ['a record of yesterday', 24 * 60 * 60 * 1000, 'device-1']
])('%s is dropped in both places', async (_what, age, reader) => {
  await write('typed')
  loseLocalStorage()
  vi.advanceTimersByTime(age)
  expect(await read(reader)).toBeUndefined()
  expect(localStorage.length).toBe(0)
  expect(disk.texts.get('complaint')).not.toContain('typed')
})

test('a database that never answers is not waited for', async () => {
  await write('typed')
  disk.works = false
  const reading = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect((await reading)?.data).toBe('typed')
})

test('a record that will not outlive the page says so', async () => {
  disk.works = false
  expect(await write('typed')).toBe(true)
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  expect(await write('typed')).toBe(false)
  disk.works = true
  expect(await write('typed')).toBe(true)
})

test('a record says so, too, when the database never answers what is written', async () => {
  disk.hears = false
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => {} })
  const writing = write('typed')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await writing).toBe(false)
})

test('nothing is kept for a borrower who has gone, in neither place', async () => {
  disk.texts.clear()
  localStorage.clear()
  vi.resetModules()
  const { stopKeeping } = await import('../../../shared/context/stored-text.ts')
  const { writeDurableRecord } = await import('../../../shared/context/durable-record.ts')
  stopKeeping()
  expect(await writeDurableRecord('complaint', 'device-1', 'typed')).toBe(false)
  expect(localStorage.length + disk.texts.size).toBe(0)
})

test('a page that is opened anew finds the newer copy, and waits a second for it at most', async () => {
  await write('typed')
  loseLocalStorage()
  vi.resetModules()
  const { readDurableRecord } = await import('../../../shared/context/durable-record.ts')
  const readAnew = () => readDurableRecord('complaint', 'device-1', v.string())
  expect((await readAnew())?.data).toBe('typed')
  disk.works = false
  const reading = readAnew()
  await vi.advanceTimersByTimeAsync(1000)
  expect((await reading)?.data).toBe('typed')
})
