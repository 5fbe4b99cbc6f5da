import { beforeEach, expect, test, vi } from 'vitest'
import type { Shared } from '../../../../shared/bridge/share.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { keepReminders } from '../../../../shared/features/reminder/keep-reminder.ts'
import { parseDay } from '../../../../shared/loan/day.ts'

const phone = vi.hoisted(() => ({ downloads: true }))
const saved = vi.hoisted(() => [] as { file: Blob; name: string }[])
const shares = vi.hoisted(() => [] as Shared[])
vi.mock('../../../../shared/bridge/save-image.ts', () => ({
  canDownload: () => phone.downloads,
  downloadFile: (file: Blob, name: string) => void saved.push({ file, name })
}))
vi.mock('../../../../shared/bridge/share.ts', () => ({
  share: (shared: Shared) => void shares.push(shared)
}))

const loan = { productId: '301', orderId: '20410001' }

beforeEach(() => {
  phone.downloads = true
  saved.splice(0)
  shares.splice(0)
})

const parsed = (dates: readonly string[]) => dates.map(date => parseDay(date) ?? 0)

/**
 * The entries of a calendar after these files: an entry of the same id takes the place of the one
 * before.
 */
async function calendarAfter(...handed: string[][]): Promise<string[]> {
  for (const dates of handed) keepReminders(parsed(dates), loan)
  return entriesOfFiles()
}

async function entriesOfFiles(): Promise<string[]> {
  const entries = new Map<string, string>()
  for (const { file } of saved) {
    const events = (await file.text()).split('BEGIN:VEVENT').slice(1)
    for (const event of events) {
      const [, id = ''] = /UID:(.*)\r/.exec(event) ?? []
      const [, day = ''] = /DTSTART;VALUE=DATE:(\d+)/.exec(event) ?? []
      entries.set(id, day)
    }
  }
  return [...entries.values()].sort()
}

const plan = ['2026-12-01', '2026-12-31', '2027-01-30']
const days = ['20261201', '20261231', '20270130']

test('a plan has one entry a date', async () => {
  expect(await calendarAfter(plan)).toEqual(days)
})

test('a plan that is kept again after its first payment doubles no date', async () => {
  expect(await calendarAfter(plan, plan.slice(1))).toEqual(days)
})

test('a plan takes the place of the old due date, and an extension too', async () => {
  expect(await calendarAfter(['2026-11-24'], plan)).toEqual(days)
  saved.splice(0)
  expect(await calendarAfter(['2026-11-24'], ['2026-12-24'])).toEqual(['20261224'])
})

test('two loans that are due on one day are two entries', async () => {
  keepReminders(parsed(['2026-11-24']), loan)
  keepReminders(parsed(['2026-11-24']), { ...loan, orderId: '20410002' })
  expect(await entriesOfFiles()).toEqual(['20261124', '20261124'])
})

test('an entry says to whom a payment is due and when, in a file that calendars open', async () => {
  keepReminders(parsed(['2026-11-24']), loan)
  const [{ file, name } = { file: new Blob(), name: '' }] = saved
  expect([name, file.type]).toEqual(['payment.ics', 'text/calendar;charset=utf-8'])
  const lines = (await file.text()).split('\r\n')
  expect(lines).toContain(`SUMMARY:${brand.name}: loan payment`)
  expect(lines).toContain('DESCRIPTION:Your payment is due on 24\u00a0Nov\u00a02026.')
  expect(shares).toEqual([])
})

test('a phone that downloads nothing shares all days of a plan in one text', () => {
  phone.downloads = false
  keepReminders(parsed(plan.slice(0, 2)), loan)
  const title = `${brand.name}: loan payment`
  const days =
    'Your payment is due on 1\u00a0Dec\u00a02026. Your payment is due on 31\u00a0Dec\u00a02026.'
  expect(shares).toEqual([{ title, text: `${title}. ${days}` }])
  expect(saved).toEqual([])
})
