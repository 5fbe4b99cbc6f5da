import { act } from 'react'
import { expect, test } from 'vitest'
import { createConfirmNewPage } from '../../../../pages/confirm-new/store.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import { OpenDocument } from '../../../../shared/features/document/open-document.tsx'
import { prepareBackend } from '../../../setup/backend.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const backend = prepareBackend()

test('the key facts open on a tap, in the currency of the offer, once the offer is there', async () => {
  backend.open('confirm-new-rupees')
  const { host, root } = prepareRoot()
  const { open, openKeyFacts } = createConfirmNewPage()
  await act(async () => root.render(<OpenDocument />))
  await act(() => openKeyFacts())
  expect(host.querySelector('dialog')).toBeNull()
  expect($toast.get()).toBeUndefined()

  await act(() => open())
  await act(() => openKeyFacts())
  expect(host.querySelector('dialog')?.textContent).toContain('You repay in total₹131.037,50')
})
