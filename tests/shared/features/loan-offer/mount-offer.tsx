import { act } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { createConfirmPage } from '../../../../pages/confirm/store.ts'
import { Page } from '../../../../pages/confirm/view.tsx'
import { prepareRoot } from '../../../setup/react-root.ts'

/** The page of the offer that the address opens, with its agreements, until the test is over. */
export async function mountOffer() {
  const store = createConfirmPage()
  const { host, root } = prepareRoot()
  onTestFinished(() => void delete document.documentElement.dataset.ready)
  await act(async () => root.render(<Page store={store} />))
  await act(async () => {
    store.open()
    await vi.waitFor(() => expect(store.$agreements.get().state).toBe('ready'))
    await vi.waitFor(() => expect(store.$offer.get().state).toBe('ready'))
  })
  return { store, host }
}
