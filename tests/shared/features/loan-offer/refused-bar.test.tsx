import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { mountOffer } from './mount-offer.tsx'

const { open } = prepareBackend()

async function show(extra: Record<string, string> = {}) {
  open('confirm-push-refused', extra)
  const { store, host } = await mountOffer()
  const ways = () =>
    [...host.querySelectorAll('button')].filter(each => each.textContent === common.seeLoan)
  return { store, host, ways }
}

test('a refusal moves the focus from the button that is gone to the one that opens the offer again', async () => {
  const { store, ways } = await show()
  await act(() => store.take())
  expect(document.activeElement?.textContent).toBe(messages.openAgain)
  expect(ways()).toEqual([])
})

test('a refusal after a lost answer leads to the loan, also where the offer is refused, too', async () => {
  const { store, host, ways } = await show({
    fault: 'http-502',
    faultOn: 'loan-detail-push',
    faultTimes: '1'
  })
  await act(() => store.take())
  expect(host.textContent).toContain(messages.uncertain)
  await act(() => store.take())
  expect(store.$refusal.get()).toMatch(/./)
  expect(host.textContent).not.toContain(messages.uncertain)
  expect(ways()).toHaveLength(1)
  vi.stubGlobal('fetch', async () => new Response('{"code":4202}'))
  await act(async () => {
    store.retry()
    await vi.waitFor(() => expect(store.$offer.get().state).toBe('failed'))
  })
  expect(ways()).toHaveLength(1)
})
