import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { payAppMessages as messages } from '#messages/pay-apps.ts'
import { PayApp } from '../../../../shared/features/pay-apps/pay-app.tsx'
import type { MoneyState } from '../../../../shared/features/payments/loan-page.ts'
import { qrPhText } from '../../../sandbox/payment-code.ts'

afterEach(() => void vi.unstubAllGlobals())

const paymentsOf = (state: MoneyState) => ({
  $money: atom(state),
  copy: (action: () => void) => action(),
  use: async (action: () => void) => action()
})

test('the amount stands as the page writes it, and not as it is copied', () => {
  const way = { appLink: 'gcash://pay?code=MP1', qr: '' }
  const html = renderToStaticMarkup(
    <PayApp way={way} name="GCash" amount="₱5.455,00" payments={paymentsOf('owed')} />
  )
  expect(html).toMatch(/<strong[^>]*>₱5\.455,00<\/strong>/)
  expect(html).not.toContain('5455.00')
})

const closed = qrPhText({ amount: 545_500, reference: 'MP1' })
const open = qrPhText({ reference: 'MP1' })

test.each([
  ['a link with the amount', 'gcash://pay?code=MP1&amount=5455.00', '', false],
  ['a link without it', 'gcash://pay?code=MP1', '', true],
  ['a code with the amount', '', closed, false],
  ['a code without it', '', open, true],
  ['a link with it and a code without', 'gcash://pay?code=MP1&amount=5455.00', open, true]
])(
  'the amount stands there to be copied where it has to be typed: %s',
  (_, appLink, qr, stands) => {
    const html = renderToStaticMarkup(
      <PayApp way={{ appLink, qr }} name="GCash" amount="₱5.455,00" payments={paymentsOf('owed')} />
    )
    expect(html.includes('pay-app_amount')).toBe(stands)
  }
)

test.each([
  ['owed', true],
  ['on-its-way', true],
  ['received', false]
] as const)('a QR code of a loan whose money is %s is drawn at once: %s', (state, isDrawn) => {
  const way = { appLink: '', qr: qrPhText({ amount: 545_500, reference: 'MP1' }) }
  const payments = paymentsOf(state)
  const html = renderToStaticMarkup(
    <PayApp way={way} name="GCash" amount="₱5.455,00" payments={payments} />
  )
  expect(html.includes('class="qr"')).toBe(isDrawn)
  expect(html.includes('Show the QR code')).toBe(!isDrawn)
})

test.each([
  ['gcash://pay?code=MP1&amount=5455.00', 'Open GCashIn the app, ₱5.455,00 filled in'],
  ['', 'Save the code']
])('where the page has no other, the wallet %s has one main button: %s', (appLink, name) => {
  const way = { appLink, qr: qrPhText({ amount: 545_500, reference: 'MP1' }) }
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(
    <PayApp
      way={way}
      name="GCash"
      amount="₱5.455,00"
      payments={paymentsOf('owed')}
      isMain
      headCopies
    />
  )
  const main = [...place.querySelectorAll('.button.is-primary')].map(each => each.textContent)
  expect(main).toEqual([name])
  expect(place.querySelector('strong')).toBeNull()
})

test.each([
  [545_500, false],
  [undefined, true]
])(
  'the words over a QR code of %s say to scan or save it; the amount is to be typed: %s',
  (minor, isTyped) => {
    const qr = qrPhText({ ...(minor && { amount: minor }), reference: 'MP1' })
    const html = renderToStaticMarkup(
      <PayApp
        way={{ appLink: 'gcash://pay?amount=5455', qr }}
        name="GCash"
        amount="₱5.455,00"
        payments={paymentsOf('owed')}
      />
    )
    const order = ['₱5.455,00 filled in', messages.scan, 'class="qr"'].map(each =>
      html.indexOf(each)
    )
    expect(order).toEqual(order.filter(place => place > 0).sort((one, other) => one - other))
    expect(html.includes('type exactly ₱5.455,00')).toBe(isTyped)
  }
)

test.each([
  ['a phone', false, 'gcash://pay?code=MP1', 'waits'],
  ['a phone', false, '', 'is drawn'],
  ['a wide screen', true, 'gcash://pay?code=MP1', 'is drawn']
])('on %s (wide: %s) the QR code of a way with the link ‘%s’ %s', (_, matches, appLink, how) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const way = { appLink, qr: qrPhText({ amount: 545_500, reference: 'MP1' }) }
  const html = renderToStaticMarkup(
    <PayApp way={way} name="GCash" amount="₱5,455.00" payments={paymentsOf('owed')} />
  )
  expect(html.includes('class="qr"')).toBe(how === 'is drawn')
})
