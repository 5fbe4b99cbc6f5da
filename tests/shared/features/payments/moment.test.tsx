import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { PaymentsPanel } from '../../../../shared/features/payments/payments-panel.tsx'
import { createPaymentsStore } from '../../../../shared/features/payments/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const madeAt = '2026-11-22T10:31:00+08:00'
const older = { id: 'P0', kind: 'repayment', state: 'failed', amount: 545_500, madeAt }

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  backend.open('order-due')
})

/** Opens a page of the loan, whose newest payment is in this state. */
async function openPage(state: string) {
  const payment = { id: 'P1', kind: 'repayment', state, amount: 545_500, madeAt, channel: 'Wallet' }
  answerWith({ code: 0, data: { owed: 545_500, currency: 'PHP', payments: [payment, older] } })
  const page = { key: () => key, refresh: () => {}, samples: () => [], listsAll: true }
  const store = createPaymentsStore(key, page, () => {})
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  await act(async () => root.render(<PaymentsPanel store={store} />))
  await act(() =>
    vi.waitFor(() => expect(host.querySelector('.payment_line')).not.toBeNull(), 10_000)
  )
  return { host, begin: store.begin, isMoment: host.querySelector('.moment') !== null }
}

test('a received payment fills the screen once for who comes back, and is a card from then on', async () => {
  const { begin } = await openPage('waiting')
  begin()
  expect((await openPage('received')).isMoment).toBe(true)
  const { host, isMoment } = await openPage('received')
  expect(isMoment).toBe(false)
  expect(host.querySelector('.payment_title')?.textContent).toMatch(/^Received/)
})

test('a payment that was there before he began fills no screen', async () => {
  expect((await openPage('received')).isMoment).toBe(false)
})

test('a payment stands once: in its card, or in the list of the others', async () => {
  const { host } = await openPage('received')
  expect(host.querySelectorAll('.payment')).toHaveLength(1)
  expect(host.querySelector('.payment')?.textContent).toContain('₱5.455,00 · Wallet')
  const lines = [...host.querySelectorAll('.payment_line')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/No money/)])
})
