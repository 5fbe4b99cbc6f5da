import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commonMessages as common } from '#messages/common.ts'
import { confirmationMessages as messages } from '#messages/confirmation.ts'
import { createConfirmPage } from '../../../../pages/confirm/store.ts'
import { Page } from '../../../../pages/confirm/view.tsx'
import { prepareBackend } from '../../../setup/backend.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { open } = prepareBackend()

test('a refusal moves the focus from the button that is gone to the one that opens the offer again', async () => {
  open('confirm-push-refused')
  const store = createConfirmPage()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(async () => {
    await act(() => root.unmount())
    host.remove()
    delete document.documentElement.dataset.ready
  })
  await act(async () => root.render(<Page store={store} />))
  await act(async () => {
    store.open()
    await vi.waitFor(() => expect(store.$agreements.get().state).toBe('ready'))
    await vi.waitFor(() => expect(store.$offer.get().state).toBe('ready'))
  })
  await act(() => store.take())
  expect(document.activeElement?.textContent).toBe(messages.openAgain)
  expect(host.textContent).not.toContain(common.seeLoan)
})
