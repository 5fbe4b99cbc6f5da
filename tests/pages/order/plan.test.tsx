import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { paymentMessages } from '#messages/payments.ts'
import { Page } from '../../../pages/order/view.tsx'
import { brand } from '../../../shared/config/brand.ts'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { knowsPaid } from '../../../shared/features/payments/loan-page.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { payPart } from '../../setup/pay-part.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()

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

test('while a plan runs the head says its next payment, and once that is made the one after it', async () => {
  const { page, host, says } = await draw('arrangement-agreed')
  await says('.loan-head', messages.nextPayment, '₱1.000,00', '7 days left')
  await says('.action-bar .button_hint', '₱1.000,00 · ')
  expect(host.querySelectorAll('.order_news .plan-rows_row')).toHaveLength(3)
  await payPart('₱1.000,00', 'pay')
  await page.retry()
  await says('.loan-head', messages.nextPayment, '₱2.227,50', '37 days left')
  expect(host.querySelectorAll('.plan-rows_row')).toHaveLength(2)
})

test('where a plan’s payment cannot be chosen the button names no sum', async () => {
  const { services } = brand
  onTestFinished(() => void Object.assign(brand, { services }))
  Object.assign(brand, { services: services.filter(name => name !== 'options') })
  const { host, says } = await draw('arrangement-agreed')
  await says('.loan-head', messages.nextPayment, '₱1.000,00')
  expect(host.querySelector('.action-bar .button')).not.toBeNull()
  expect(host.querySelector('.action-bar .button_hint')).toBeNull()
})

/** Once the page has heard of the payment. */
function expectNoDemand(host: HTMLElement): Promise<void> {
  const textOf = (place: string) => host.querySelector(place)?.textContent
  return vi.waitFor(() => {
    expect(textOf('.payment, .moment')).toContain(paymentMessages.notAgain)
    // The plan stays, and its payment is no demand.
    expect(textOf('.loan-head')).toContain('₱1.000,00')
    expect(textOf('.loan-head')).not.toMatch(/days left|today|late/i)
    expect(textOf('.loan-head')).not.toContain('days left')
    expect(host.querySelector('.action-bar .button_hint')).toBeNull()
    expect(host.querySelector('.action-bar .button')?.className).toContain('secondary')
    expect(host.textContent).not.toContain('The rest')
  }, 15_000)
}

test('a plan’s next payment that was received is not asked for again, nor on a page opened later', async () => {
  const { host, says } = await draw('arrangement-agreed')
  await says('.loan-head', messages.nextPayment, '₱1.000,00', '7 days left')
  await payPart('₱1.000,00', 'take three minutes')
  document.dispatchEvent(new Event('visibilitychange'))
  await expectNoDemand(host)
  expect(knowsPaid(() => '20410001')).toBe(true)
  // Where the phone has heard of nothing, the plan may come after the payments.
  localStorage.clear()
  const later = await draw('arrangement-agreed')
  await expectNoDemand(later.host)
})

test('a part of a plan’s next payment leaves the rest of that payment', async () => {
  const { host, says } = await draw('arrangement-agreed')
  await says('.loan-head', messages.nextPayment)
  await payPart('₱600,00', 'take three minutes')
  document.dispatchEvent(new Event('visibilitychange'))
  await says('.payment', 'The rest, ₱400,00, is still to be paid.')
  await says('.loan-head', messages.nextPayment)
  expect(host.querySelector('.action-bar .button')?.className).toContain('primary')
})

test.each([
  [
    'arrangement-offered',
    messages.hasOffer,
    'It takes ₱98,19 off your late charges',
    'Valid until'
  ],
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
