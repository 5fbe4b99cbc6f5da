import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { Page } from '../../../pages/order/view.tsx'
import { fetchOptions } from '../../../shared/api/options.ts'
import { requestPaymentLink } from '../../../shared/api/repayment.ts'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()
const loan = { productId: '301', orderId: '20410001' }

// A first drawing fetches its parts.
vi.setConfig({ testTimeout: 40_000 })

async function draw(scenario: string) {
  const page = await openOrderPage(backend, scenario)
  await loadedOrder(page)
  // Days are counted by the server's clock alone.
  noteAnswerDate(new Date().toUTCString())
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  root.render(<Page store={page} />)
  const says = (place: string, ...texts: string[]) =>
    vi.waitFor(() => {
      for (const text of texts) expect(host.querySelector(place)?.textContent).toContain(text)
    }, 15_000)
  return { page, host, says }
}

async function payPart(amount: string): Promise<void> {
  // A part is asked for by its quote.
  await fetchOptions(loan)
  const link = { kind: 'instalment', amount, channelNumber: '70001', optionId: 'part' } as const
  const paying = await requestPaymentLink({ ...loan, ...link }, '')
  const { search } = new URL(paying.success ? paying.data : '', location.origin)
  const body = new URLSearchParams({ way: 'pay' })
  await fetch(`/muscular/sandbox/pay${search}`, { method: 'POST', body })
}

test('while a plan runs the head says its next payment, and once that is made the one after it', async () => {
  const { page, host, says } = await draw('arrangement-agreed')
  await says('.loan-head', messages.nextPayment, '₱1.000,00', '7 days left')
  await says('.action-bar .button_hint', '₱1.000,00 · ')
  expect(host.querySelectorAll('.order_news .plan-rows_row')).toHaveLength(3)
  await payPart('₱1.000,00')
  await page.retry()
  await says('.loan-head', messages.nextPayment, '₱2.227,50', '37 days left')
  expect(host.querySelectorAll('.plan-rows_row')).toHaveLength(2)
  page.payments.$money.set('received')
  await vi.waitFor(() => expect(host.querySelector('.action-bar .button_hint')).toBeNull())
})

test.each([
  ['arrangement-offered', messages.hasOffer, 'Late charges of ₱98,19 taken off', 'Valid until'],
  ['arrangement-asked', messages.hasAsked, 'We will answer by', 'stays your due date.']
])('%s stands once, above the product, with its last day', async (scenario, title, ...texts) => {
  const { host, says } = await draw(scenario)
  await says('.order_news', title, ...texts)
  expect(host.textContent.split(title)).toHaveLength(2)
})

test('whoever has paid is not asked whether he cannot', async () => {
  const { page, host, says } = await draw('due')
  await says('div', messages.title)
  await vi.waitFor(() => {
    // The server's own answer, which knows of no payment, may come at any time.
    page.payments.$money.set('received')
    expect(host.textContent).not.toContain(messages.title)
  })
})
