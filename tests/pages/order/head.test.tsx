import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { StatusIcon } from '../../../pages/order/status-icon.tsx'
import { Page } from '../../../pages/order/view.tsx'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()

async function draw(scenario: string) {
  const page = await openOrderPage(backend, scenario)
  await loadedOrder(page)
  // Days are counted by the server's clock alone.
  noteAnswerDate(new Date().toUTCString())
  const { host, root } = prepareRoot()
  const store = { ...page, open: () => Promise.resolve() }
  await act(() => root.render(<Page store={store} />))
  return { page, host }
}

test('the head counts no days and asks for nothing once the money was received', async () => {
  const { page, host } = await draw('due')
  const head = () => host.querySelector('.loan-head')?.textContent
  expect(head()).toMatch(/Payment due today.*Late charges start/)
  // The service's own answer comes first.
  await act(() => vi.waitFor(() => expect(page.payments.$money.get()).toBe('owed'), 10_000))
  await act(() => page.payments.$money.set('received'))
  expect(head()).toMatch(/^Amount to repay₱5\.455,00Due date \d+\s\w+\s\d+$/)
  expect(host.querySelector('.loan-head_term')).toBeNull()
})

test.each([
  ['due', 174],
  ['overdue', 180]
])('the icon of the state stands in the head: %s', async (scenario, status) => {
  const { host } = await draw(scenario)
  const drawn = host.querySelector('.loan-head_status .icon')?.innerHTML
  const alone = prepareRoot()
  await act(() => alone.root.render(<StatusIcon status={status} />))
  expect(drawn).toBe(alone.host.querySelector('.icon')?.innerHTML)
})

test('the head of a loan in dispute says what becomes of the complaint, not what the server demands', async () => {
  const { host } = await draw('dispute')
  const head = host.querySelector('.loan-head')?.textContent
  expect(head).toMatch(/^We are looking into your complaint/)
  expect(head).not.toContain('Please pay')
  expect(head).toMatch(/\d days? late/)
  expect(host.querySelector('.loan-head_status .icon')).toBeNull()
})

test.each([
  ['due', '₱5.455,00'],
  ['due-rollover', '₱5.455,00']
])('the button names the amount that is asked for: %s', async (scenario, amount) => {
  const { page, host } = await draw(scenario)
  const hint = () => host.querySelector('.action-bar .button_hint')?.textContent
  expect(hint()).toBe(amount)
  await act(() => vi.waitFor(() => expect(page.payments.$money.get()).toBe('owed'), 10_000))
  await act(() => page.payments.$money.set('received'))
  expect(hint()).toBeUndefined()
})
