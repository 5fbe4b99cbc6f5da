import { expect, test, vi } from 'vitest'
import { createComplaintPage } from '../../../pages/complaint/store.ts'
import { createComplaintNextPage } from '../../../pages/complaint-next/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { open, calls, navigations } = prepareBackend()

test('an order that supports no complaint about its collection takes none, not even by its address', async () => {
  open('complaint-settled')
  history.replaceState(
    null,
    '',
    `/complaint-next.html${location.search}&problemType=1&problemSonType=101&orderNo=20410001`
  )
  const { $about, open: openPage } = createComplaintNextPage()
  await openPage()
  expect($about.get().state).toBe('unsupported')
})

test('a complaint that was sent is named with its number on the start page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open('complaint-next-payment', { productId: '301' })
  const page = createComplaintNextPage()
  await page.open()
  await vi.advanceTimersByTimeAsync(0)
  page.text.changeText('text', 'I paid on Monday.')
  const sending = page.sending.sendComplaint()
  await vi.advanceTimersByTimeAsync(2000)
  await sending
  expect(navigations[0]).toMatch(/^replace \/complaint\.html\?.*orderId=20410001&productId=301$/)
  expect(calls('/v3/user-problem/problem-save')).toHaveLength(1)
  const { $sent, open: openStart } = createComplaintPage()
  await openStart()
  expect($sent.get()?.number).toMatch(/^C\d+/)
  const later = createComplaintPage()
  await later.open()
  expect(later.$sent.get()).toBeUndefined()
})
