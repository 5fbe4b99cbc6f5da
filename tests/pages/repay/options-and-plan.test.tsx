import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { optionMessages as messages } from '#messages/options.ts'
import { paymentMessages } from '#messages/payments.ts'
import { brand } from '../../../shared/config/brand.ts'
import { payOptionsOf } from '../../../shared/features/options/store.ts'
import { RepaymentPage } from '../../../shared/features/repayment/repayment.tsx'
import { createRepaymentStore } from '../../../shared/features/repayment/store.ts'
import { pause } from '../../../shared/lib/pause.ts'
import { dateText } from '../../../shared/messages/date-text.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { payPart } from '../../setup/pay-part.ts'

const backend = prepareBackend()

// A first drawing fetches its parts.
vi.setConfig({ testTimeout: 40_000 })

function draw(extra: Record<string, string> = {}) {
  backend.open('repay-options', extra)
  const store = createRepaymentStore('instalment')
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  root.render(<RepaymentPage title="Repayment" store={store} />)
  void store.load()
  const says = (text: string) => vi.waitFor(() => expect(host.textContent).toContain(text), 15_000)
  return { store, host, says }
}

test('whoever has paid is offered no options', async () => {
  const { store, host, says } = draw()
  await says(messages.kinds.part)
  await vi.waitFor(() => {
    // The server's own answer, which knows of no payment, may come at any time.
    store.payments.$money.set('received')
    expect(host.textContent).not.toContain(messages.kinds.part)
  })
})

test('each opening asks once for the options, also by Try again, and a part stays chosen', async () => {
  const { store, host, says } = draw()
  const askedTimes = async (times: number) => {
    const calls = () => backend.calls('/v3/loan-details/options')
    await vi.waitFor(() => expect(calls().length).toBeGreaterThanOrEqual(times))
    // More would come with the same answer.
    await pause(300)
    expect(calls()).toHaveLength(times)
  }
  await says(messages.kinds.part)
  host.querySelectorAll<HTMLInputElement>('[name=pay-option]')[1]?.click()
  for (const times of [2, 3]) {
    await store.load()
    await askedTimes(times)
    expect(store.$choice.get()?.option.id).toBe('part')
  }
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await askedTimes(4)
})

test('while a plan runs its next payment is what the page asks for', async () => {
  const { host, says } = draw({ sessionId: 'arrangement-agreed' })
  await says(messages.kinds.part)
  await vi.waitFor(
    () => expect(host.querySelector('.loan-head')?.textContent).toContain('₱1.000,00'),
    15_000
  )
  expect(host.querySelector('.action-bar')?.textContent).toContain('₱1.000,00')
})

test('a part of a plan’s debt says what is due next, and on all its dates', async () => {
  const { store, host, says } = draw({ sessionId: 'arrangement-agreed' })
  await says(messages.kinds.part)
  const headOf = () => host.querySelector('.loan-head')?.textContent
  await vi.waitFor(() => expect(headOf()).toContain('Next payment ₱2.227,50 · '), 15_000)
  const rows = () =>
    [...host.querySelectorAll('.pay-options .plan-rows_row strong')].map(row => row.textContent)
  expect(rows()).toEqual(['₱2.227,50', '₱2.227,50'])
  payOptionsOf(store).choose('part', '500')
  await vi.waitFor(() => expect(rows()).toEqual(['₱500,00', '₱2.227,50', '₱2.227,50']))
  const date = store.$next.get()?.date ?? ''
  const next = `Next payment ₱500,00 · ${dateText(date)}`
  expect(headOf()).toContain(next)
  expect(host.querySelector('.part-form_after')?.textContent).toContain(next)
})

/** The head, where nothing but the whole debt can be paid. */
async function headWithoutOptions(): Promise<string> {
  const { services } = brand
  onTestFinished(() => void Object.assign(brand, { services }))
  Object.assign(brand, { services: services.filter(name => name !== 'options') })
  const { host, says } = draw({ sessionId: 'arrangement-agreed' })
  await says('Next payment ₱1.000,00 ·')
  return host.querySelector('.loan-head')?.textContent ?? ''
}

test('where the whole debt alone can be paid, the head says what the plan asks for and when', async () => {
  const head = await headWithoutOptions()
  expect(head).toMatch(/^Amount to repay₱5\.455,00Next payment ₱1\.000,00 · \d+\s\w+\s\d{4}/)
  expect(head).not.toContain('Due date')
})

test('whoever pays the whole debt of a plan is told no date for all of it', async () => {
  const { store, host, says } = draw({ sessionId: 'arrangement-agreed' })
  await says(messages.kinds.part)
  await vi.waitFor(() => expect(store.$next.get()).toBeDefined(), 15_000)
  payOptionsOf(store).choose('full')
  const headOf = () => host.querySelector('.loan-head')?.textContent
  await vi.waitFor(() => expect(headOf()).toContain('₱5.455,00'))
  expect(headOf()).toContain('Next payment ₱1.000,00 ·')
  expect(headOf()).not.toContain('Due date')
})

test('a plan’s next payment that was received is not pressed for again', async () => {
  const { store, host, says } = draw({ sessionId: 'arrangement-agreed' })
  await vi.waitFor(() => expect(store.$planned.get()).toBe(100_000), 15_000)
  await payPart('₱1.000,00', 'take three minutes')
  document.dispatchEvent(new Event('visibilitychange'))
  await says(paymentMessages.notAgain)
  expect(store.payments.$money.get()).toBe('received')
  expect(host.querySelector('.action-bar .button.is-primary')).toBeNull()
  expect(host.textContent).not.toContain('The rest')
})
