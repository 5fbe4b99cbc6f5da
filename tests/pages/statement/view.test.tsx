import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStatementPage } from '../../../pages/statement/store.ts'
import { Page } from '../../../pages/statement/view.tsx'
import { prepareBackend } from '../../setup/backend.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const backend = prepareBackend()

test('while a plan runs the head names its next payment', async () => {
  backend.open('statement-plan')
  const store = createStatementPage()
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => act(() => root.unmount()))
  await act(() => root.render(<Page store={store} />))
  await act(() => store.open())
  const dates = () => host.querySelector('.loan-head_dates')?.textContent
  await act(() =>
    vi.waitFor(() => expect(dates()).toMatch(/^Next payment ₱1\.000,00\s· \d+\s\w+\s\d+$/))
  )
  expect(host.querySelector('.head-tone.is-calm')).not.toBeNull()
})
