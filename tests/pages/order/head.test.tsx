import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { Page } from '../../../pages/order/view.tsx'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()

test('the head counts no days and asks for nothing once the money was received', async () => {
  const page = await openOrderPage(backend, 'due')
  await loadedOrder(page)
  // Days are counted by the server's clock alone.
  noteAnswerDate(new Date().toUTCString())
  const { host, root } = prepareRoot()
  const store = { ...page, open: () => Promise.resolve() }
  await act(() => root.render(<Page store={store} />))
  const head = () => host.querySelector('.loan-head')?.textContent
  expect(head()).toMatch(/Payment due today.*Late charges start/)
  // The service's own answer comes first.
  await act(() => vi.waitFor(() => expect(page.payments.$money.get()).toBe('owed'), 10_000))
  await act(() => page.payments.$money.set('received'))
  expect(head()).toMatch(/^Amount to repay₱5\.455,00Due date \d+\s\w+\s\d+$/)
  expect(host.querySelector('.loan-head_term')).toBeNull()
})
