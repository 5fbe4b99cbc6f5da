import { expect, test, vi } from 'vitest'
import { owner } from '../../../shared/context/owner.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress, navigations } = prepareBackend()

/** The code of a page that has just been opened. */
async function openContext() {
  const { forgetBorrower } = await import('../../../shared/bridge/forget-borrower.ts')
  const { refreshCommonParams } = await import('../../../shared/context/common-params.ts')
  const storage = await import('../../../shared/context/storage.ts')
  const { writeSession } = await import('../../../shared/context/session-storage.ts')
  return { forgetBorrower, refreshCommonParams, ...storage, writeSession }
}

test('a borrower who logs out leaves nothing, in no place', async () => {
  openAddress('/repay.html?sessionId=a&orderId=1')
  const { forgetBorrower, writeRecord, writeSession } = await openContext()
  const { saveComplaintDraft: saveDraft, emptyDraft } = await import(
    '../../../shared/context/complaint-draft.ts'
  )
  await saveDraft({ ...emptyDraft, text: 'CANARY' })
  for (const key of ['repayment', 'unanswered', 'cashier', 'order'] as const)
    writeRecord(key, 'a', 'CANARY')
  writeSession('sentComplaint', { owner: 'a', number: 'CANARY' })
  writeSession('landing', { owner: 'a', data: 'CANARY' })
  await forgetBorrower()
  // A record that the page still writes before it is gone is not kept either.
  writeRecord('cashier', 'a', 'CANARY')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('CANARY')
  expect(navigations).toEqual(['replace /repay.html'])
})

test('the other tabs learn who has logged out, if anybody was logged in', async () => {
  openAddress('/repay.html?sessionId=a')
  // The page of the test before has closed its storage for good.
  vi.resetModules()
  await (await openContext()).forgetBorrower()
  expect(JSON.parse(localStorage.getItem('loan:forgotten') ?? '{}')).toMatchObject({
    owner: owner()
  })
  localStorage.clear()
  openAddress('/repay.html')
  vi.resetModules()
  await (await openContext()).forgetBorrower()
  expect(localStorage.getItem('loan:forgotten')).toBeNull()
  expect(navigations).toEqual(['replace /repay.html', 'replace /repay.html'])
})

test('a phone whose database never answers is left after a second', async () => {
  openAddress('/repay.html?sessionId=a')
  vi.resetModules()
  const durable = await import('../../../shared/context/durable-text.ts')
  vi.spyOn(durable, 'clearDurableTexts').mockReturnValue(new Promise(() => {}))
  const { forgetBorrower } = await openContext()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const forgetting = forgetBorrower()
  await vi.advanceTimersByTimeAsync(999)
  expect(navigations).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await forgetting
  expect(navigations).toEqual(['replace /repay.html'])
})

test('another session opens the page anew, and what the old one holds is not kept any more', async () => {
  openAddress('/complaint-next.html?sessionId=a')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { refreshCommonParams, writeRecord } = await openContext()
  refreshCommonParams('sessionId=b')
  expect(reload).toHaveBeenCalledOnce()
  writeRecord('complaint', 'b', 'CANARY')
  expect(localStorage.getItem('loan:complaint')).toBeNull()
})

test.each([
  ['the first session', '/order.html', 'sessionId=a'],
  ['the same session', '/order.html?sessionId=a', 'sessionId=a&adId=1'],
  ['another session of the same user', '/order.html?sessionId=a&userKey=u', 'sessionId=b&userKey=u']
])('%s leaves the page as it is', async (_what, address, query) => {
  openAddress(address)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { refreshCommonParams } = await openContext()
  refreshCommonParams(query)
  expect(reload).not.toHaveBeenCalled()
})
