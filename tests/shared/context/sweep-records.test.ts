import { afterEach, expect, test, vi } from 'vitest'
import { readDurableText, writeDurableText } from '../../../shared/context/durable-text.ts'
import { sealRecord } from '../../../shared/context/storage.ts'
import { sweepRecords } from '../../../shared/context/sweep-records.ts'
import { prepareBackend } from '../../setup/backend.ts'

const disk = vi.hoisted(() => new Map<string, string>())
vi.mock('../../../shared/context/durable-text.ts', () => ({
  readDurableText: async (key: string) => disk.get(key) ?? null,
  writeDurableText: async (key: string, text: string) => Boolean(disk.set(key, text))
}))

const { openAddress } = prepareBackend()
const hour = 3_600_000
const a = 'user 1'

afterEach(() => disk.clear())

function keep(key: string, owner: string, data: unknown, age = 0): void {
  const record = { ...JSON.parse(sealRecord(owner, data)), savedAt: Date.now() - age }
  localStorage.setItem(`loan:${key}`, JSON.stringify(record))
  disk.set(key, JSON.stringify(record))
}

const left = () => Object.keys(localStorage).sort()

test('what is past its time is removed from both places', async () => {
  openAddress('/order.html')
  for (const key of ['complaint', 'cashier', 'order', 'repayment', 'unanswered', 'tracking'])
    keep(key, a, 'secret', 24 * hour)
  keep('landing', 'landing', { phone: '0917' }, hour / 6)
  localStorage.setItem('loan:consent', 'given')
  localStorage.setItem('theirs', '1')
  await sweepRecords()
  expect(left()).toEqual(['loan:consent', 'theirs'])
  for (const key of ['complaint', 'cashier', 'order'])
    expect(await readDurableText(key)).not.toContain('secret')
})

test('of a list goes what is past its time', async () => {
  openAddress('/order.html')
  const entries = [{ savedAt: Date.now() }, { savedAt: Date.now() - 25 * hour, code: 'OLD' }]
  keep('cashier', a, entries)
  await sweepRecords()
  expect(localStorage.getItem('loan:cashier')).toContain('"user 1"')
  expect(localStorage.getItem('loan:cashier')).not.toContain('OLD')
  expect(await readDurableText('cashier')).not.toContain('OLD')
})

test('what is another’s goes where the page knows whose it is, a draft where both are known', async () => {
  for (const key of ['complaint', 'cashier', 'order', 'repayment']) keep(key, 'session 1', 'A')
  openAddress('/privacy.html')
  await sweepRecords()
  expect(left()).toHaveLength(4)
  openAddress('/order.html?sessionId=b')
  await sweepRecords()
  expect(left()).toEqual(['loan:complaint'])
  keep('complaint', a, 'A')
  openAddress('/order.html?sessionId=b&userKey=b')
  await sweepRecords()
  expect(left()).toEqual([])
})

test('the mark of something removed stays as it is', async () => {
  const mark = sealRecord('', null)
  await writeDurableText('cashier', mark)
  await sweepRecords()
  expect(await readDurableText('cashier')).toBe(mark)
})
