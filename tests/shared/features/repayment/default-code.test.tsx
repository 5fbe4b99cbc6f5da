import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cashierMessages } from '#messages/cashier.ts'
import { commonMessages as common } from '#messages/common.ts'
import { heldCodeMessages, payAppMessages } from '#messages/pay-apps.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { createRepayPage } from '../../../../pages/repay/store.ts'
import type { Channel } from '../../../../shared/api/repayment.ts'
import { $expiredCodes } from '../../../../shared/features/payments/expired-codes.ts'
import { ChosenWay } from '../../../../shared/features/repayment/chosen-way.tsx'
import { DefaultCode } from '../../../../shared/features/repayment/default-code.tsx'
import { Methods } from '../../../../shared/features/repayment/methods.tsx'
import { attemptOf } from '../../../../shared/features/repayment/pay.ts'
import { PayButton } from '../../../../shared/features/repayment/pay-parts.tsx'
import { WaysToPay } from '../../../../shared/features/repayment/ways-to-pay.tsx'
import { qrPhText } from '../../../sandbox/payment-code.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'
import { readyOf } from '../../../setup/ready.ts'

const { open } = prepareBackend()
// Fetched before, since a busy machine takes its time.
beforeAll(() => import('../../../../shared/features/pay-apps/pay-app.tsx'))
let root: Root | undefined

// React asks for it before it lets a test wait for effects.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

afterEach(() => {
  act(() => root?.unmount())
  $expiredCodes.set([])
  document.body.replaceChildren()
})

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

async function buttonsOf(view: ReactNode): Promise<string[]> {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(view))
  // The way to pay, which is fetched.
  await act(() => vi.dynamicImportSettled())
  expect(document.querySelector('.pay-app')).not.toBeNull()
  return buttons()
}

const mainButtons = () =>
  [...document.querySelectorAll('.button.is-primary')].map(each => each.textContent)

const usableWay = () => document.querySelector('.pay-way_head:not(.is-off)')

const right = qrPhText({ amount: 545_500, reference: 'MP1' })
const wrong = qrPhText({ amount: 545_500, reference: 'MP1', payee: 'Samp1e Peso Lending' })

async function openPage(data: object) {
  open('repay-due')
  answerWith({ code: 0, data: { repayAmount: '₱5,455.00', ...data } })
  const store = createRepayPage()
  await store.load()
  return { store, repayment: readyOf(store.$repayment).data }
}

test.each([
  ['right', right],
  ['wrong', wrong]
])('a code beside a QR code that is %s is live only if that is right', async (_verdict, qr) => {
  const code = { payCode: 'MP12345', qr, payNotice: { group: [{ name: 'Steps', steps: ['Pay'] }] } }
  const { store, repayment } = await openPage({ defDetail: code })
  const buttons = await buttonsOf(<DefaultCode repayment={repayment} store={store} />)
  expect(document.body.textContent?.includes(payAppMessages.wrong)).toBe(qr === wrong)
  const live = buttons.filter(text => /Copy|Show to cashier|How to pay/i.test(text))
  expect(live.length > 0).toBe(qr === right)
})

test.each([right, wrong])(
  'a channel’s barcode and how soon it counts stand only beside a right QR code',
  async qr => {
    const posts = 'within 5 minutes'
    const list = [{ name: 'Wallet', channel_number: 1, barcode: 'MP1234', qr, posts }]
    const { store, repayment } = await openPage({ repayList: list })
    const channel = store.$channel.get() as Channel
    const way = <ChosenWay channel={channel} repayment={repayment} store={store} />
    const buttons = await buttonsOf(way)
    const live = buttons.filter(text => /Show to cashier|Scan/i.test(text))
    expect(live.length > 0).toBe(qr === right)
    expect(document.body.textContent?.includes(posts)).toBe(qr === right)
  }
)

test('an expired payment strikes the same code out, with one tap to a new one', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', qr: right, expiresAt: '2999-01-01' },
    repayList: [{ name: 'Bank', channel_number: 1 }]
  })
  await buttonsOf(<DefaultCode repayment={repayment} store={store} />)
  act(() => $expiredCodes.set(['MP123450001']))
  expect(document.querySelector('s')?.textContent).toBe('MP12 3450 001')
  expect(document.querySelector('[role=status]')?.textContent).toBe(cashierMessages.ended)
  expect(buttons()).toEqual([cashierMessages.renew])
})

test.each([
  ['of the chosen way', [{ name: 'Mart', channel_number: 1, barcode: 'MP123450001' }], 'Mart'],
  ['of the loan, without another way', [], '']
])(
  'a new code takes the place of paying by one that has expired: %s',
  async (_, repayList, hint) => {
    const defDetail = { payCode: 'MP123450001', qr: right, expiresAt: '2999-01-01' }
    const { store, repayment } = await openPage({ defDetail, repayList })
    await buttonsOf(
      <>
        <WaysToPay repayment={repayment} store={store} />
        <PayButton store={store} note={null} />
      </>
    )
    act(() => $expiredCodes.set(['MP123450001']))
    expect(document.querySelectorAll('s')).toHaveLength(1)
    const main = mainButtons()
    expect(main).toEqual([expect.stringContaining(cashierMessages.renew)])
    expect(main[0]).toContain(hint)
  }
)

test('the chosen way whose code is the loan’s has one card, with the facts of both', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Mart', qr: right, fee: '₱10' },
    repayList: [
      { name: 'Mart', channel_number: 1, barcode: 'MP123450001', expiresAt: '2999-01-01' }
    ]
  })
  const buttons = await buttonsOf(<WaysToPay repayment={repayment} store={store} />)
  expect(document.querySelectorAll('.card')).toHaveLength(1)
  const notes = document.querySelector('.pay-way_head + .payment-notes')
  expect(notes?.textContent).toMatch(/2999.*₱10/)
  expect(document.querySelectorAll('.qr')).toHaveLength(1)
  for (const text of [messages.scan, common.showToCashier, messages.codeHow]) {
    expect(buttons.filter(each => each === text)).toEqual([text])
  }
  expect(mainButtons()).toEqual([common.showToCashier])
})

test.each([
  ['its own code', 'MP1234500029'],
  ['the loan’s', 'MP123450001']
])('a chosen way that is down, with %s, has nothing to pay with', async (_, barcode) => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Mart' },
    repayList: [{ name: 'Mart', channel_number: 1, barcode, qr: right, down: 'Closed today.' }]
  })
  const [channel] = repayment.channels
  if (!channel) throw new Error('no channel')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const way = (
    <ChosenWay channel={channel} repayment={{ ...repayment, code: undefined }} store={store} />
  )
  const same = <ChosenWay channel={channel} repayment={repayment} store={store} />
  await act(async () => root?.render(barcode === 'MP123450001' ? same : way))
  await act(() => vi.dynamicImportSettled())
  expect(buttons().join()).not.toMatch(/Copy|Show to cashier|How to pay/i)
  expect(document.querySelector('.qr')).toBeNull()
  expect(document.body.textContent).not.toContain('MP12')
})

test('the loan’s code of the same place can be paid while the chosen way is down', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Mart' },
    repayList: [{ name: 'Mart', channel_number: 1, barcode: 'MP1234500029', down: 'Closed today.' }]
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(<WaysToPay repayment={repayment} store={store} />))
  await act(() => vi.dynamicImportSettled())
  expect(buttons()).toContain(common.showToCashier)
  expect(document.body.textContent).not.toContain(messages.otherCode)
})

test('a QR code beside another chosen way is drawn when it is asked for', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Wallet', qr: right },
    repayList: [{ name: 'Bank', channel_number: 1 }]
  })
  await buttonsOf(<WaysToPay repayment={repayment} store={store} />)
  expect(document.querySelector('.qr')).toBeNull()
  const show = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === heldCodeMessages.show
  )
  act(() => show?.click())
  await act(() => vi.dynamicImportSettled())
  expect(document.querySelectorAll('.qr')).toHaveLength(1)
  // The button is gone: who listens or tabs goes on from its place.
  expect(document.activeElement?.contains(document.querySelector('.qr'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test.each([
  ['before others that are all down', 'closed', ['Wallet', 'Bank']],
  ['after another that works', '', ['Bank', 'Wallet']]
])('the code beside the chosen way stands %s', async (_, down, order) => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Wallet', qr: right },
    repayList: [
      { name: 'Mart', channel_number: 1 },
      { name: 'Bank', channel_number: 2, down }
    ]
  })
  await buttonsOf(<WaysToPay repayment={repayment} store={store} />)
  const text = document.body.textContent ?? ''
  expect([...order].sort((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(order)
})

test('another way is offered where the chosen one pays somebody else, and none once the loan is paid', async () => {
  const { store, repayment } = await openPage({
    repayList: [
      { name: 'Mart', channel_number: 1, qr: wrong },
      { name: 'Bank', channel_number: 2 }
    ]
  })
  const ways = await buttonsOf(
    <>
      <WaysToPay repayment={repayment} store={store} />
      <PayButton store={store} note={null} />
    </>
  )
  expect(ways).toContain(messages.chooseOther)
  act(() => store.payments.$money.set('paid'))
  expect(buttons()).not.toContain(messages.chooseOther)
})

test('another way is the main act while the chosen one refuses the amount, until a tap on it', async () => {
  const { store } = await openPage({
    repayList: [
      { name: 'Mart', channel_number: 1 },
      { name: 'Bank', channel_number: 2 }
    ]
  })
  const [mart] = store.$channels.get()
  store.$refused.set(attemptOf(mart, store.$amount.get()))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root?.render(<PayButton store={store} note={null} />))
  expect(buttons()).toEqual([messages.chooseOther])
  await act(async () => root?.render(<Methods store={store} />))
  const chosen = document.querySelector('input:checked')
  const tap = new MouseEvent('click', { bubbles: true, detail: 1 })
  await act(async () => chosen?.dispatchEvent(tap))
  await vi.waitFor(() => expect(store.$refused.get()).toBeUndefined())
  await act(async () => root?.render(<PayButton store={store} note={null} />))
  expect(buttons()[0]).toContain(messages.pay)
  expect(buttons()[0]).toContain('₱5,455.00 · Mart')
  const other = <button type="button">Pay it all</button>
  const pair = <PayButton store={store} note={null} other={other} act="Extend" />
  await act(async () => root?.render(pair))
  expect(buttons()[1]).toContain('Extend · ₱5,455.00')
})

test('its card distrusts the way whose code pays somebody else', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001' },
    repayList: [{ name: 'Mart', channel_number: 1, barcode: 'MP123450001', qr: wrong }]
  })
  const buttons = await buttonsOf(<WaysToPay repayment={repayment} store={store} />)
  expect(store.$distrust.get()).toBe(payAppMessages.wrong)
  expect(buttons).not.toContain(messages.scan)
  expect(usableWay()).toBeNull()
})

test.each([
  ['another way', [{ name: 'Bank', channel_number: 2 }], messages.chooseOther],
  ['nothing where no other works', [{ name: 'Bank', channel_number: 2, max: 1 }], messages.pay]
])('the main button offers, beside a code of somebody else, %s', async (_, others, text) => {
  const { store, repayment } = await openPage({
    repayList: [{ name: 'Wallet', channel_number: 1, qr: wrong }, ...others]
  })
  await buttonsOf(
    <>
      <WaysToPay repayment={repayment} store={store} />
      <PayButton store={store} note={null} />
    </>
  )
  const main = document.querySelector<HTMLElement>('.action-bar .button')
  expect(main?.textContent).toBe(text)
  act(() => main?.click())
  expect(store.$dialog.get()).toBe(text === messages.pay ? undefined : 'methods')
})

test('a code’s card says what its way says and it does not', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Store', qr: right, fee: '₱10' },
    repayList: [
      { name: 'Bank', channel_number: 1 },
      { name: 'Store', channel_number: 2, fee: '₱15', posts: 'by tomorrow', down: 'Until 10:00' }
    ]
  })
  await buttonsOf(<DefaultCode repayment={repayment} store={store} />)
  const notes = document.querySelector('.repayment_code + .payment-notes')?.textContent
  expect(notes).toContain('₱10')
  expect(notes).toContain('by tomorrow')
  expect(document.body.textContent).not.toContain('₱15')
  expect(document.body.textContent).toContain('Until 10:00')
})

test('a code beside a chosen way says that it is another way, and for an extension its act', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Store', qr: right },
    repayList: [
      { name: 'Bank', channel_number: 1 },
      { name: 'Shop', channel_number: 2 }
    ]
  })
  await buttonsOf(<DefaultCode repayment={repayment} store={store} />)
  expect(document.querySelector('.pay-way_label')?.textContent).toBe(messages.orCode)
  expect(mainButtons()).not.toContain(common.showToCashier)
  const rows = [...document.querySelectorAll('.row-button')].map(each => each.textContent)
  expect(rows).toContain(common.showToCashier)
  act(() => root?.render(<WaysToPay repayment={repayment} store={store} act="Extend" />))
  expect(document.body.textContent).toContain('Extend · ₱5,455.00Store')
  expect(document.body.textContent).not.toContain(messages.orCode)
})

test('a code for the place of the chosen way stands in its card, with one button for the cashier', async () => {
  const { store, repayment } = await openPage({
    defDetail: { payCode: 'MP123450001', title: 'Mart', qr: right },
    repayList: [{ name: 'Mart', channel_number: 1, barcode: 'CH7700120034' }]
  })
  const names = await buttonsOf(<WaysToPay repayment={repayment} store={store} />)
  expect(document.querySelectorAll('.pay-way')).toHaveLength(1)
  expect(usableWay()).not.toBeNull()
  expect(document.querySelector('.pay-way')?.textContent).toContain(messages.otherCode)
  expect(document.querySelector('#way-code')?.textContent).toBe('CH77 0012 0034')
  expect(document.querySelector('#pay-code')?.textContent).toBe('MP12 3450 001')
  expect(document.querySelectorAll('.repayment_code .copy-button')).toHaveLength(2)
  expect(names.filter(name => name === common.showToCashier)).toHaveLength(1)
  expect(mainButtons()).toEqual([common.showToCashier])
  expect(names).toContain(messages.codeHow)
})
