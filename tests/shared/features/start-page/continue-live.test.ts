import { beforeEach, expect, test, vi } from 'vitest'

const shared = '../../../../shared'
const done: string[] = []
let isReported = false
let hasOwner = true
let leftOpen: unknown[] = []
const showUnanswered = vi.fn(async () => void done.push('unanswered'))
const sweepRecords = vi.fn(async () => void done.push('sweep'))

beforeEach(() => {
  vi.resetModules()
  done.length = 0
  ;[isReported, hasOwner, leftOpen] = [false, true, []]
  const note = (name: string) => async () => void done.push(name)
  vi.doMock(`${shared}/bridge/leave-with-borrower.ts`, () => ({ leaveWithBorrower: note('leave') }))
  vi.doMock(`${shared}/context/sweep-records.ts`, () => ({ sweepRecords }))
  vi.doMock(`${shared}/features/notices/show-once.ts`, () => ({ showOnce: note('notices') }))
  vi.doMock(`${shared}/features/unanswered/show-unanswered.tsx`, () => ({ showUnanswered }))
  vi.doMock(`${shared}/features/reports/start-reports.ts`, () => ({
    startReports: note('reports')
  }))
  vi.doMock(`${shared}/context/owner.ts`, () => ({ hasOwner: () => hasOwner }))
  vi.doMock(`${shared}/context/unanswered.ts`, () => ({ restoreUnanswered: async () => {} }))
  vi.doMock(`${shared}/features/unanswered/left-open.ts`, () => ({ readLeftOpen: () => leftOpen }))
})

async function continueLive() {
  vi.doMock(`${shared}/features/reports/is-reported.ts`, () => ({ isReported }))
  const module = await import('../../../../shared/features/start-page/continue-live.ts')
  await module.continueLive()
}

test('a page at rest sweeps old records and asks for notices', async () => {
  await continueLive()
  expect(done.sort()).toEqual(['leave', 'notices', 'sweep'])
})

test('a page shows what was sent and not answered, to the borrower alone', async () => {
  leftOpen = [{ id: 'a' }]
  await continueLive()
  expect(done).toContain('unanswered')
  done.length = 0
  hasOwner = false
  await continueLive()
  expect(done).not.toContain('unanswered')
})

test('a page reports errors and speed where the brand wants it, whatever else fails', async () => {
  isReported = true
  leftOpen = [{ id: 'a' }]
  sweepRecords.mockRejectedValueOnce(new Error('no storage'))
  showUnanswered.mockRejectedValueOnce(new Error('gone'))
  await continueLive()
  expect(done.sort()).toEqual(['leave', 'notices', 'reports'])
})
