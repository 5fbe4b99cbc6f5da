import { expect, test, vi } from 'vitest'
import { createComplaintPage } from '../../../pages/complaint/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { open, calls, navigations } = prepareBackend()

test('an order that supports no complaint about its collection gets none, by address either', async () => {
  open('complaint-settled')
  history.replaceState(
    null,
    '',
    `/complaint-next.html${location.search}&problemType=1&problemSonType=101&orderNo=20410001`
  )
  const { $about, openComplaint } = await import('../../../pages/complaint-next/store.ts')
  await openComplaint()
  expect($about.get().state).toBe('unsupported')
})

test('a complaint that was sent is named with its number on the start page', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open('complaint-next-payment')
  const { changeText } = await import('../../../pages/complaint-next/text.ts')
  const { sendComplaint } = await import('../../../pages/complaint-next/send.ts')
  changeText('text', 'I paid on Monday.')
  const sending = sendComplaint()
  await vi.advanceTimersByTimeAsync(2000)
  await sending
  expect(navigations[0]).toMatch(/^replace \/complaint\.html/)
  expect(calls('/v3/user-problem/problem-save')).toHaveLength(1)
  const { $sent, open: openStart } = createComplaintPage()
  await openStart()
  expect($sent.get()?.number).toMatch(/^C\d+/)
  await openStart()
  expect($sent.get()).toBeUndefined()
})
