import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepayCodePage } from '../../../pages/repay-code/store.ts'
import { Page } from '../../../pages/repay-code/view.tsx'
import { $outages } from '../../../shared/context/outages.ts'
import { fetchCashier } from '../../../shared/features/cashier/show-to-cashier.tsx'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const tellNoWay = vi.hoisted(() => vi.fn())
vi.mock('../../../shared/features/reports/tell-no-way.ts', () => ({ tellNoWay }))

const { open, navigations } = prepareBackend()
const digits = 'MP12 3451 0001'
const down = 'No service today'
const defDetail = { payCode: 'MP1234510001', title: 'Mart' }
const channel = { name: 'Mart', channel_number: '7', barcode: 'MP1234510001', fee: '₱10,00' }
const outage = { number: '7', until: Infinity, text: 'Back at noon' }

beforeEach(() => tellNoWay.mockClear())
afterEach(() => act(() => $outages.set([])))

async function drawPage(data: object, query: Record<string, string> = {}) {
  open('repay-code-text', query)
  answerWith({ code: 0, data: { repayAmount: '₱5.455,00', ...data } })
  const store = createRepayCodePage()
  const { root } = prepareRoot()
  await act(async () => {
    await fetchCashier()
    root.render(<Page store={store} />)
    await store.load()
  })
  return { store, page: document.body }
}

const buttonsOf = (page: Element) =>
  [...page.querySelectorAll('button')].map(({ textContent }) => textContent)

const extension = (each: object) => ({
  delayInfo: { title: 'Extension', delayAmount: '₱455,00' },
  ...each
})

test.each([
  ['channel is down', { repayList: [{ ...channel, down }] }, down, 'channels-down'],
  ['code is down', { defDetail: { ...defDetail, down } }, down, 'channels-down'],
  [
    'channel with the loan’s code is down',
    { defDetail, repayList: [{ ...channel, down }] },
    down,
    'channels-down'
  ],
  [
    'channel takes less',
    { repayList: [{ ...channel, max: 100_000 }] },
    'Only up to ₱1.000,00',
    'beyond-limits'
  ],
  [
    'code takes more',
    { defDetail: { ...defDetail, min: 600_000 } },
    'Only for ₱6.000,00 or more',
    'beyond-limits'
  ]
])('where the %s, no code is to be paid with', async (_, data, reason, report) => {
  const { page } = await drawPage(data)
  const status = [...page.querySelectorAll('.repay-code_card [role=status]')]
  expect(status.map(({ textContent }) => textContent)).toEqual([reason])
  expect(page.querySelector('.repay-code_channel')?.textContent).toBe('Mart')
  expect(page.textContent).not.toContain(digits)
  expect(page.querySelector('ol')).toBeNull()
  expect(buttonsOf(page)).not.toContain('Show to cashier')
  expect(tellNoWay.mock.calls).toEqual([[report]])
  const wayOn = [...page.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Open the repayment page')
  )
  act(() => wayOn?.click())
  expect(navigations).toEqual([expect.stringMatching(/^assign \/repay\.html\?/)])
})

test('a QR code of a channel that is down is not drawn', async () => {
  const { page } = await drawPage({ repayList: [{ ...channel, down }] }, { showType: '2' })
  expect(page.textContent).toContain(down)
  expect(page.querySelector('.qr')).toBeNull()
})

test('a limit of an extension’s code is for the extension’s amount', async () => {
  open('repay-code-text')
  answerWith(
    { code: 0, data: { repayAmount: '₱5.455,00' } },
    { code: 0, data: extension({ repayList: [{ ...channel, max: 100_000 }] }) }
  )
  const { $code, load } = createRepayCodePage()
  await load()
  expect($code.get()).toMatchObject({ state: 'same', address: { amount: '₱455,00' } })
  expect(tellNoWay).not.toHaveBeenCalled()
})

test('the code goes once the operator says that its channel is down, and comes again', async () => {
  const { page } = await drawPage({ repayList: [{ ...channel, min: 1, max: 545_500 }] })
  expect(page.textContent).toContain(digits)
  expect(buttonsOf(page)).toContain('Show to cashier')
  act(() => $outages.set([outage]))
  expect(page.textContent).toContain(outage.text)
  expect(page.textContent).not.toContain(digits)
  act(() => $outages.set([{ ...outage, number: '8' }]))
  expect(page.textContent).toContain(digits)
})

test('beside the loan’s code stands that its place is down in another way', async () => {
  const repayList = [{ ...channel, barcode: '' }]
  const { page } = await drawPage({ defDetail, repayList })
  expect(page.textContent).not.toContain(outage.text)
  act(() => $outages.set([outage]))
  expect(page.textContent).toContain(outage.text)
  expect(page.textContent).toContain(digits)
  expect(tellNoWay).not.toHaveBeenCalled()
})

test.each([
  ['channel', { repayList: [{ ...channel, note: 'Once only' }] }],
  ['code', { defDetail: { ...defDetail, fee: '₱10,00', note: 'Once only' } }],
  [
    'code, whose fee its channel says',
    { defDetail: { ...defDetail, note: 'Once only' }, repayList: [{ ...channel, barcode: '' }] }
  ]
])('fee and note of the %s stand below it, and on the slip', async (_, data) => {
  const { page } = await drawPage(data)
  const notes = [...page.querySelectorAll('.payment-notes li')]
  expect(notes.map(({ textContent }) => textContent)).toEqual(['Fee: ₱10,00', 'Once only'])
  expect(localStorage.getItem('loan:cashier')).toContain('"fee":"₱10,00","note":"Once only"')
})

test('a code that could never be paid is not stored; one that was good stays over an outage', async () => {
  const stored = () => localStorage.getItem('loan:cashier') ?? ''
  await drawPage({ repayList: [{ ...channel, down }] })
  expect(stored()).not.toContain('MP1234510001')
  await drawPage({ repayList: [channel] })
  expect(stored()).toContain('MP1234510001')
  await drawPage({ repayList: [{ ...channel, down }] })
  expect(stored()).toContain('MP1234510001')
})
