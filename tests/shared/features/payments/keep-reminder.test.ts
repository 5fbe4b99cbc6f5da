import { beforeEach, expect, test, vi } from 'vitest'
import { keepReminders } from '../../../../shared/features/payments/keep-reminder.ts'
import { parseDay } from '../../../../shared/loan/day.ts'

const saved = vi.hoisted(() => [] as Blob[])
vi.mock('../../../../shared/bridge/save-image.ts', () => ({
  canDownload: () => true,
  downloadFile: (file: Blob) => void saved.push(file)
}))

const loan = { productId: '301', orderId: '20410001' }

beforeEach(() => saved.splice(0))

/**
 * The entries of a calendar after these files: an entry of the same id takes the place of the one
 * before.
 */
async function calendarAfter(...handed: string[][]): Promise<string[]> {
  for (const dates of handed) {
    const days = dates.map(date => parseDay(date) ?? 0)
    keepReminders(days, loan)
  }
  const entries = new Map<string, string>()
  for (const file of saved) {
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
