import { afterEach, describe, expect, test, vi } from 'vitest'
import { type RecordRow, records, tabRecords } from '../../../shared/context/records.ts'
import { sealRecord } from '../../../shared/context/storage.ts'
import { sweepRecords } from '../../../shared/context/sweep-records.ts'
import { prepareBackend } from '../../setup/backend.ts'

vi.mock('../../../shared/context/durable-text.ts', () => ({
  readDurableText: async () => null,
  writeDurableText: async () => true
}))

const { openAddress } = prepareBackend()
const rows = Object.entries<RecordRow>(records)
const user = 'user 1'

function keep(key: string, age: number): void {
  const record = { ...JSON.parse(sealRecord(user, 'secret')), savedAt: Date.now() - age }
  localStorage.setItem(`loan:${key}`, JSON.stringify(record))
}

const isThere = (key: string) => localStorage.getItem(`loan:${key}`) !== null

afterEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
})

const hour = 3_600_000

test.each([
  ['complaint', 23, 25],
  ['seen', 29 * 24, 31 * 24]
])('the record %s is there after %i hours, and gone after %i', async (key, early, late) => {
  vi.resetModules()
  const { sweepRecords } = await import('../../../shared/context/sweep-records.ts')
  openAddress('/privacy.html')
  keep(key, early * hour)
  await sweepRecords()
  expect(isThere(key)).toBe(true)
  keep(key, late * hour)
  await sweepRecords()
  expect(isThere(key)).toBe(false)
})

describe.each(rows)('the record %s', (key, { whose, life }) => {
  test('is swept when its life is over, and not before', async () => {
    openAddress('/privacy.html')
    keep(key, (life ?? 2000) - 1000)
    await sweepRecords()
    expect(isThere(key)).toBe(true)
    keep(key, (life ?? 0) + 1000)
    await sweepRecords()
    expect(isThere(key)).toBe(life === undefined)
  })

  test('is swept on the page of another user, unless it is the phone’s', async () => {
    openAddress('/order.html?sessionId=b&userKey=2')
    keep(key, 0)
    await sweepRecords()
    expect(isThere(key)).toBe(whose === 'phone')
  })
})

test('closing the storage leaves what is the phone’s, or no record of ours', async () => {
  openAddress('/order.html')
  for (const key of [...Object.keys(records), 'older']) keep(key, 0)
  localStorage.setItem('theirs', 'x')
  for (const key of Object.keys(tabRecords)) sessionStorage.setItem(key, 'x')
  const { closeStorage } = await import('../../../shared/context/close-storage.ts')
  closeStorage()
  const phones = rows.filter(([, { whose }]) => whose === 'phone').map(([key]) => `loan:${key}`)
  expect(Object.keys(localStorage).sort()).toEqual([...phones, 'theirs'].sort())
  expect(Object.keys(sessionStorage)).toEqual(['visit', 'rests'])
})

test('who logs out finds the phone in his language, and a campaign as it was', async () => {
  openAddress('/order.html')
  localStorage.setItem('loan:language', 'fil')
  localStorage.setItem('loan:campaigns', '{"first-loan":"default"}')
  const { closeStorage } = await import('../../../shared/context/close-storage.ts')
  closeStorage()
  expect(Object.keys(localStorage).sort()).toEqual(['loan:campaigns', 'loan:language'])
})
