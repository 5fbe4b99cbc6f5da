import { act } from 'react'
import { expect, test } from 'vitest'
import { createComplaintPage } from '../../../pages/complaint/store.ts'
import { Page } from '../../../pages/complaint/view.tsx'
import { owner } from '../../../shared/context/owner.ts'
import { writeSession } from '../../../shared/context/session-storage.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open } = prepareBackend()

test('the number of the complaint just sent stands on a page that does not load, and stays when it is tried again', async () => {
  open('complaint', { fault: 'offline' })
  writeSession('sentComplaint', { owner: owner(), number: 'C7' })
  const { host, root } = prepareRoot()
  const store = createComplaintPage()
  await act(() => root.render(<Page store={store} />))
  await act(() => store.open())
  expect(store.$start.get().state).toBe('failed')
  expect(host.textContent).toContain('C7')
  open('complaint')
  await act(() => store.open())
  expect(store.$start.get().state).toBe('ready')
  expect(host.textContent).toContain('C7')
})
