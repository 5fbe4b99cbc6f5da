import { beforeEach, expect, test, vi } from 'vitest'
import { knownPayment } from '../../../pages/complaint-next/known-payment.ts'
import {
  amountProblem,
  claimOf,
  dateProblem
} from '../../../pages/complaint-next/payment-fields.ts'
import { composeText, createText } from '../../../pages/complaint-next/text.ts'
import { brand } from '../../../shared/config/brand.ts'
import { noteAnswerDate } from '../../../shared/context/answer-date.ts'
import { keepSlip } from '../../../shared/features/cashier/kept-slips.ts'
import type { Slip } from '../../../shared/features/cashier/slip.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { open } = prepareBackend()
let { form, changeText, validators, fillGaps, writtenText } = createText()
const values = () => form.$values.get()
const services = brand.services

beforeEach(() => {
  open('complaint-next-payment')
  ;({ form, changeText, validators, fillGaps, writtenText } = createText())
  Object.assign(brand, { services })
})

function fill() {
  changeText('paidAt', '2026-11-20')
  changeText('paidAmount', '₱5,455.00')
  changeText('paidBy', 'GCash')
  changeText('paidReference', '1234567890123')
}

test('an amount that cannot be read has a sample as the brand writes amounts', () => {
  expect(amountProblem('about five')).toMatch(/ 5\.455,00$/)
  for (const fine of ['5.455,00', '', '  ']) expect(amountProblem(fine)).toBeUndefined()
})

test.each([
  ['last Monday', /25\s11\s2026$/],
  ['2026-11-26', /not come yet/],
  ['2026-11-25', /^$/],
  ['', /^$/]
])('on 25 November the day %j is answered with %s', (typed, problem) => {
  // 00:30 by the market's clocks.
  noteAnswerDate('2026-11-24T16:30:00Z')
  expect(dateProblem(typed) ?? '').toMatch(problem)
})

test('the facts of a payment are sent beside the text', () => {
  fill()
  changeText('text', 'Paid, but not shown.')
  expect(claimOf('2', values())).toEqual({
    paidAt: '2026-11-20',
    minor: '545500',
    channel: 'GCash',
    reference: '1234567890123'
  })
  expect(composeText(values())).toBe('Paid, but not shown.')
  expect(claimOf('3', values())).toBeUndefined()
})

test('without words of its own the text says the same', () => {
  fill()
  const text = 'Paid on: 2026-11-20\nAmount: ₱5,455.00\nPaid by: GCash\nReference: 1234567890123'
  expect(composeText(values())).toBe(text)
  expect(form.check(validators())).toBeUndefined()
})

test('the text carries the whole payment where the backend takes nothing beside it', () => {
  Object.assign(brand, { services: [] })
  fill()
  changeText('text', 'x'.repeat(300))
  expect(claimOf('2', values())).toBeUndefined()
  expect(Array.from(composeText(values()))).toHaveLength(200)
  expect(composeText(values())).toMatch(/x\nPaid on: 2026-11-20\n.*\n.*\nReference: 1234567890123$/)
})

test('an unclear amount is asked for again', () => {
  changeText('text', 'Paid')
  changeText('paidAmount', 'about 5000')
  expect(form.check(validators())?.name).toBe('paidAmount')
})

test.each(['0', '₱0.00', '0,00'])('an amount of %s is refused at its field', amount => {
  changeText('text', 'Paid')
  changeText('paidAmount', amount)
  expect(form.check(validators())?.name).toBe('paidAmount')
})

test('a day that has not come yet is refused at its field', () => {
  changeText('text', 'Paid')
  changeText('paidAt', '2099-01-01')
  expect(form.check(validators())?.name).toBe('paidAt')
})

test('a known payment fills only a form in which nothing is said of a payment', () => {
  fillGaps({ paidBy: 'Maya', paidReference: '42' })
  expect(values()).toMatchObject({ paidBy: 'Maya', paidReference: '42' })
  fillGaps({ paidBy: 'GCash', paidAmount: '₱1.00' })
  expect(values()).toMatchObject({ paidBy: 'Maya', paidAmount: '' })
  expect(writtenText().lines).toMatchObject({ paidBy: 'Maya' })
})

const slip: Slip = {
  kind: 'instalment',
  source: 'loan',
  code: '2041 0001',
  look: 'barcode',
  picture: '',
  place: '7-Eleven',
  amount: '₱5,455.00',
  contractNumber: '',
  expiresAt: '',
  fee: '',
  note: ''
}

test.each(['₱5,455.00', 'PHP 5,455.00'])(
  'the kept code gives the channel and the amount, without its sign: %s',
  async amount => {
    keepSlip('20410001', { ...slip, amount })
    expect((await knownPayment()).missed).toEqual({
      paidAmount: '5,455.00',
      paidBy: '7-Eleven',
      paidReference: '2041 0001'
    })
  }
)

test('the newest payment that is not on the loan yet is the one that is missed', async () => {
  open('complaint-next-payment', { productId: '301' })
  const paid = (id: string, state: string) => ({
    id,
    state,
    kind: 'repayment',
    amount: 545500,
    channel: 'GCash',
    reference: `R${id}`,
    madeAt: '2026-11-20T23:30:00Z'
  })
  const payments = [
    paid('4', 'failed'),
    paid('3', 'posted'),
    paid('0', 'returned'),
    paid('2', 'received'),
    paid('1', 'expired')
  ]
  answerWith({ code: '00', data: { owed: 0, payments } })
  const { missed, references } = await knownPayment()
  expect(missed).toEqual({
    paidAt: '2026-11-21',
    paidAmount: '5.455,00',
    paidBy: 'GCash',
    paidReference: 'R2'
  })
  expect(references.map(({ reference }) => reference)).toEqual(['R4', 'R3', 'R0', 'R2', 'R1'])
})

test('the payments of the loan that the address names are asked for', async () => {
  open('complaint-next-payment', { productId: '301' })
  const sent = answerWith({ code: '00', data: { owed: 0, payments: [] } })
  await knownPayment()
  expect(sent[0]?.body).toMatchObject({ productId: '301', orderId: '20410001' })
})

test('a payment whose time and amount are unknown leaves those questions open', async () => {
  open('complaint-next-payment', { productId: '301' })
  const payment = { id: '1', state: 'received', kind: 'repayment', channel: 'Maya', reference: 'R' }
  answerWith({ code: '00', data: { owed: 0, payments: [payment] } })
  expect((await knownPayment()).missed).toEqual({
    paidAt: '',
    paidAmount: '',
    paidBy: 'Maya',
    paidReference: 'R'
  })
})

test.each([
  ['a complaint about something else', { problemType: '3', productId: '301' }],
  ['a complaint about no order', { orderNo: '', productId: '301' }]
])('%s looks for no payment', async (_what, extra) => {
  open('complaint-next-payment', extra)
  keepSlip('20410001', slip)
  const sent = answerWith({ code: '00', data: { owed: 0, payments: [] } })
  expect(await knownPayment()).toEqual({ missed: {}, references: [] })
  expect(sent).toEqual([])
})

test.each([
  ['an address without a product', {}, services],
  ['a backend without payments', { productId: '301' }, []]
])('%s asks for none, and the kept code counts', async (_what, extra, offered) => {
  open('complaint-next-payment', extra)
  Object.assign(brand, { services: offered })
  keepSlip('20410001', slip)
  const sent = answerWith({ code: '00', data: { owed: 0, payments: [] } })
  expect((await knownPayment()).missed).toMatchObject({ paidBy: '7-Eleven' })
  expect(sent).toEqual([])
})

test('the kept code counts where the server refuses to name payments', async () => {
  open('complaint-next-payment', { productId: '301' })
  keepSlip('20410001', slip)
  answerWith({ code: '99', message: 'No.' })
  expect(await knownPayment()).toEqual({
    missed: { paidAmount: '5,455.00', paidBy: '7-Eleven', paidReference: '2041 0001' },
    references: []
  })
})

test('the kept code counts where the server takes longer than one waits', async () => {
  open('complaint-next-payment', { productId: '301' })
  keepSlip('20410001', slip)
  answerWith(() => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const payment = knownPayment()
  await vi.advanceTimersByTimeAsync(3000)
  expect((await payment).missed).toMatchObject({ paidBy: '7-Eleven' })
})

test('a single answer is sent beside the text, without the spaces around it', () => {
  changeText('paidBy', '  Maya ')
  expect(claimOf('2', values())).toEqual({ paidAt: '', minor: '', channel: 'Maya', reference: '' })
})

test('answers of nothing but spaces are none', () => {
  changeText('text', '   ')
  changeText('paidAmount', '  ')
  changeText('paidBy', '  ')
  expect(claimOf('2', values())).toBeUndefined()
  expect(composeText(values())).toBe('')
  expect(form.check(validators())?.name).toBe('text')
})
