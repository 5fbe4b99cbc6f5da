import { expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress, navigations } = prepareBackend()

/** A page of this address once it is at rest. */
async function openPage(address: string) {
  openAddress(address)
  const { leaveWithBorrower } = await import('../../../shared/bridge/leave-with-borrower.ts')
  const { sweepRecords } = await import('../../../shared/context/sweep-records.ts')
  const { forgetBorrower } = await import('../../../shared/bridge/forget-borrower.ts')
  leaveWithBorrower()
  await sweepRecords()
  return { forgetBorrower, sweepRecords }
}

const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
const tellTabs = () => dispatchEvent(new StorageEvent('storage', { key: 'loan:forgotten' }))

test('a page that is kept for the way back stays while its borrower does', async () => {
  await openPage('/order.html?sessionId=a')
  comeBack()
  expect(navigations).toEqual([])
})

test('the page loads again once somebody else has used the tab', async () => {
  const { sweepRecords } = await openPage('/order.html?sessionId=a')
  openAddress('/order.html?sessionId=b')
  await sweepRecords()
  openAddress('/order.html?sessionId=a')
  comeBack()
  expect(navigations).toEqual(['reload'])
})

test('every tab of a borrower who has logged out forgets him, and no other tab changes', async () => {
  const { forgetBorrower } = await openPage('/order.html?sessionId=a&orderId=1')
  await forgetBorrower()
  navigations.length = 0
  tellTabs()
  comeBack()
  expect(navigations).toEqual(['replace /order.html', 'replace /order.html'])
  openAddress('/order.html?sessionId=b&orderId=1')
  tellTabs()
  expect(navigations).toHaveLength(2)
})

test('a user who has logged in again is no longer forgotten, which no other login does', async () => {
  // A page that has forgotten its borrower writes nothing more.
  vi.resetModules()
  const { forgetBorrower } = await openPage('/order.html?userKey=u')
  await forgetBorrower()
  const isNoted = () => localStorage.getItem('loan:forgotten') !== null
  vi.resetModules()
  openAddress('/order.html?userKey=w')
  const { leaveWithBorrower } = await import('../../../shared/bridge/leave-with-borrower.ts')
  leaveWithBorrower()
  expect(isNoted()).toBe(true)
  vi.resetModules()
  await openPage('/order.html?userKey=u')
  expect(isNoted()).toBe(false)
  navigations.length = 0
  tellTabs()
  expect(navigations).toEqual([])
})
