import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { createConfirmPage } from '../../../../pages/confirm/store.ts'
import { Page } from '../../../../pages/confirm/view.tsx'
import { $toast } from '../../../../shared/context/toast.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const { open, calls } = prepareBackend()
const push = '/v3/loan-confirm/loan-detail-push'

/** The page on a network that holds its answers back until they are let go. */
async function openPage() {
  open('confirm')
  const { fetch } = globalThis
  const held: [string, () => void][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    await new Promise<void>(done => held.push([url, done]))
    return fetch(url, init)
  })
  const store = createConfirmPage()
  const { host, root } = prepareRoot()
  onTestFinished(() => void delete document.documentElement.dataset.ready)
  await act(async () => {
    root.render(<Page store={store} />)
    store.open()
  })
  const letGo = (part: string, check: () => void) =>
    act(() =>
      vi.waitFor(
        () => {
          for (const [url, done] of held) if (url.includes(part)) done()
          check()
        },
        { timeout: 10_000 }
      )
    )
  const tap = () =>
    act(async () => {
      $toast.set(undefined)
      const buttons = [...host.querySelectorAll<HTMLElement>('.action-bar button')]
      buttons.find(({ textContent }) => textContent?.includes(messages.loan))?.click()
    })
  return { store, letGo, tap }
}

test('a tap on the button is told to wait until the agreements are there, and takes no loan', async () => {
  const { store, letGo, tap } = await openPage()
  await tap()
  expect($toast.get()?.text).toBe(messages.agreementsLoading)

  await letGo('loan-detail-confirm', () => expect(store.$offer.get().state).toBe('ready'))
  expect(store.$agreements.get().state).toBe('loading')
  await tap()
  expect($toast.get()?.text).toBe(messages.agreementsLoading)
  expect(calls(push)).toEqual([])

  await letGo('contract', () => expect(store.$agreements.get().state).toBe('ready'))
  await tap()
  expect($toast.get()?.text).not.toBe(messages.agreementsLoading)
  await letGo(push, () => expect(calls(push)).toHaveLength(1))
})
