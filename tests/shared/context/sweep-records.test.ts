import { afterEach, expect, test, vi } from 'vitest'
import { readDurableText, writeDurableText } from '../../../shared/context/durable-text.ts'
import { owner } from '../../../shared/context/owner.ts'
import { sealRecord, writeRecord } from '../../../shared/context/storage.ts'
import { sweepRecords, sweepSession } from '../../../shared/context/sweep-records.ts'
import { prepareBackend } from '../../setup/backend.ts'

const disk = vi.hoisted(() => new Map<string, string>())
const silent = vi.hoisted(() => new Set<string>())
vi.mock('../../../shared/context/durable-text.ts', () => ({
  readDurableText: async (key: string) =>
    silent.size > 0 ? new Promise(() => {}) : (disk.get(key) ?? null),
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

test('a record past its time is removed from both places', async () => {
  openAddress('/order.html')
  for (const key of ['complaint', 'cashier', 'order', 'repayment', 'unanswered', 'tracking'])
    keep(key, a, 'secret', 24 * hour)
  localStorage.setItem('loan:consent', 'given')
  localStorage.setItem('theirs', '1')
  await sweepRecords()
  expect(left()).toEqual(['loan:consent', 'theirs'])
  for (const key of ['complaint', 'cashier', 'order'])
    expect(await readDurableText(key)).not.toContain('secret')
})

test('a visitor’s record of an earlier release is removed, and nothing that is in use', async () => {
  openAddress('/landing.html')
  keep('landing', 'landing', { phone: '9171234567', smscode: '1234' })
  localStorage.setItem('loan:language', 'fil')
  localStorage.setItem('loan:campaigns', '{"first-loan":"default"}')
  await sweepRecords()
  expect(left()).toEqual(['loan:campaigns', 'loan:language'])
})

test('a phone whose database never answers loses the records of localStorage at once', async () => {
  openAddress('/order.html?sessionId=b')
  keep('repayment', a, 'secret')
  keep('payments', a, 'secret')
  vi.useFakeTimers()
  silent.add('all')
  const swept = sweepRecords()
  expect(left()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  await swept
  silent.clear()
  vi.useRealTimers()
})

test('an entry of a list is removed when it is past its time', async () => {
  openAddress('/order.html')
  const entries = [{ savedAt: Date.now() }, { savedAt: Date.now() - 25 * hour, code: 'OLD' }]
  keep('cashier', a, entries)
  await sweepRecords()
  expect(localStorage.getItem('loan:cashier')).toContain('"user 1"')
  expect(localStorage.getItem('loan:cashier')).not.toContain('OLD')
  expect(await readDurableText('cashier')).not.toContain('OLD')
})

test('an entry of another user is removed from a session’s record', async () => {
  openAddress('/complaint-detail.html?sessionId=b&userKey=b')
  const entries = [{ by: 'session 1' }, { by: a, values: 'SECRET' }, { by: owner() }]
  keep('reply', 'session 1', entries)
  await sweepRecords()
  const { data } = JSON.parse(localStorage.getItem('loan:reply') ?? '')
  expect(data).toEqual([{ by: 'session 1' }, { by: owner() }])
  expect(await readDurableText('reply')).not.toContain('SECRET')
})

test('an entry without a time stays, and one that is no record stops nothing', async () => {
  openAddress('/order.html')
  keep('cashier', a, [null, 'text', { code: 'STAYS' }, { savedAt: 0, code: 'OLD' }])
  await sweepRecords()
  const { data } = JSON.parse(localStorage.getItem('loan:cashier') ?? '')
  expect(data).toEqual([null, 'text', { code: 'STAYS' }])
})

test('a record that cannot be read is removed, and a text without an end is left alone', async () => {
  openAddress('/order.html')
  localStorage.setItem('loan:order', '{"owner":')
  localStorage.setItem('loan:templates', '{"drafts":')
  await writeDurableText('order', '{"owner":')
  await sweepRecords()
  expect(left()).toEqual(['loan:templates'])
  expect(await readDurableText('order')).toContain('null')
})

test('a record that stays is not written again', async () => {
  openAddress('/order.html?sessionId=a')
  await sweepRecords()
  keep('cashier', owner(), [{ savedAt: Date.now() }])
  keep('order', owner(), 'A')
  const before = new Map(disk)
  const write = vi.spyOn(disk, 'set')
  const writeHere = vi.spyOn(localStorage, 'setItem')
  await sweepRecords()
  expect(write).not.toHaveBeenCalled()
  expect(writeHere.mock.calls.filter(([key]) => key.startsWith('loan:'))).toEqual([])
  expect(disk).toEqual(before)
  expect(left()).toEqual(['loan:cashier', 'loan:order'])
})

test('a record of another app on our origin is left alone, whatever it is called', async () => {
  openAddress('/order.html')
  const theirs = sealRecord(a, 'theirs')
  localStorage.setItem('other:loan:old', theirs)
  localStorage.setItem('loan:', theirs)
  localStorage.setItem('loan:old', theirs)
  await sweepRecords()
  expect(left()).toEqual(['loan:', 'other:loan:old'])
})

test('another borrower’s records are removed where the page knows its own, a draft where both are known', async () => {
  for (const key of ['complaint', 'cashier', 'order', 'repayment']) keep(key, 'session 1', 'A')
  openAddress('/privacy.html')
  await sweepRecords()
  expect(left()).toHaveLength(4)
  openAddress('/order.html?sessionId=b')
  await sweepRecords()
  expect(left()).toEqual(['loan:complaint'])
  for (const key of ['complaint', 'reply']) keep(key, a, 'A')
  openAddress('/order.html?sessionId=b&userKey=b')
  await sweepRecords()
  expect(left()).toEqual([])
})

test('the mark of something removed keeps its time: a later record would be lost to a newer one', async () => {
  const mark = JSON.stringify({ ...JSON.parse(sealRecord('', null)), savedAt: Date.now() - hour })
  openAddress('/order.html?sessionId=a')
  await writeDurableText('cashier', mark)
  await sweepRecords()
  expect(await readDurableText('cashier')).toBe(mark)
})

test('what is swept leaves a mark that names nobody', async () => {
  openAddress('/order.html?sessionId=b&userKey=b')
  keep('cashier', a, 'A')
  await sweepRecords()
  expect(JSON.parse(disk.get('cashier') ?? '')).toMatchObject({ owner: '', data: null })
})

test('only records that have a copy in IndexedDB are looked for there', async () => {
  openAddress('/order.html')
  const ask = vi.spyOn(disk, 'get')
  await sweepRecords()
  expect(ask.mock.calls.map(([key]) => key).sort()).toEqual([
    ...['arrangement', 'bankForm', 'cashier', 'complaint', 'dataRequest', 'order', 'reply'],
    'unanswered',
    'unansweredVisit'
  ])
})

test('a borrower who goes takes nothing along of another one', async () => {
  openAddress('/order.html?sessionId=a')
  await sweepRecords()
  keep('cashier', owner(), 'A')
  keep('order', a, 'B')
  openAddress('/privacy.html')
  await sweepRecords()
  expect(left()).toEqual(['loan:order'])
})

const typed = (owner: string) => JSON.stringify({ owner, of: '301', values: { account: 'SECRET' } })

test('texts typed in this tab go with the borrower, his records too where nobody follows', async () => {
  openAddress('/bind-bank.html?sessionId=a')
  const mine = owner()
  await sweepRecords()
  keep('cashier', mine, 'A')
  sessionStorage.setItem('legacyRepay', typed(mine))
  await sweepRecords()
  expect(sessionStorage.getItem('legacyRepay')).not.toBeNull()
  expect(left()).toEqual(['loan:cashier'])
  openAddress('/bind-bank.html')
  await sweepRecords()
  expect(sessionStorage.getItem('legacyRepay')).toBeNull()
  expect(left()).toEqual([])
})

test('a text typed in this tab stays where the page knows no borrower, and goes before another one', async () => {
  sessionStorage.setItem('legacyRepay', typed(a))
  sessionStorage.setItem('payOption', 'no record')
  openAddress('/privacy.html')
  await sweepRecords()
  expect(sessionStorage.getItem('legacyRepay')).not.toBeNull()
  openAddress('/order.html?sessionId=b&userKey=b')
  await sweepRecords()
  expect(sessionStorage.getItem('legacyRepay')).toBeNull()
  expect(sessionStorage.getItem('payOption')).toBe('no record')
})

test('a write without an answer goes after a day, however young another one is', async () => {
  openAddress('/order.html?sessionId=a')
  const sentAt = Date.now()
  writeRecord('unanswered', owner(), [{ sentAt: sentAt - 25 * 3_600_000 }, { sentAt }])
  await sweepRecords()
  expect(JSON.parse(localStorage.getItem('loan:unanswered') ?? '').data).toEqual([{ sentAt }])
})

test('a session that was refused leaves nothing but a draft; a user’s next one finds what is his', async () => {
  openAddress('/order.html?sessionId=a')
  for (const key of ['complaint', 'cashier', 'order', 'unanswered']) keep(key, owner(), 'A')
  keep('channel', `${owner()} 20410001`, 'A')
  sessionStorage.setItem('legacyRepay', typed(owner()))
  await sweepSession()
  expect(left()).toEqual(['loan:complaint'])
  expect(await readDurableText('cashier')).not.toContain('"A"')
  expect(sessionStorage.getItem('legacyRepay')).toBeNull()
  openAddress('/order.html?sessionId=a&userKey=u')
  keep('cashier', owner(), 'A')
  await sweepSession()
  expect(left()).toContain('loan:cashier')
})
