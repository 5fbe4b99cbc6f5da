import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/repay-code/early-values.ts'
import { repaymentDetail } from '../../../shared/api/repayment.ts'
import { readEarly } from '../../setup/read-early.ts'

const picture = 'https://cdn.example/mart.png'
const code = { payCode: 'MP1234510001', logo: picture }
const channel = { channel_number: '1', name: 'Mart', barcode: 'BC99887766' }
const data = { repayAmount: '₱5,455.00', defDetail: code, repayList: [channel] }
const link = 'showType=1&payCode=MP1234510001&repayAmount=545500'

/** Ten in the morning of 24 November in Manila. */
const now = Date.parse('2026-11-24T02:00:00Z')

const valuesOf = (answer: object, query = link) =>
  earlyValues(readEarly(repaymentDetail, answer), new URLSearchParams(query), now)

test('a code that the server names shows early, in groups, with the amount', () => {
  expect(valuesOf(data)).toMatchObject({ code: 'MP12 3451 0001', amount: '₱5.455,00' })
  expect(valuesOf(data, link.replace('MP1234510001', 'BC99887766'))).toMatchObject({
    code: 'BC99 8877 66'
  })
  expect(valuesOf(data, 'showType=1&payCode=MP1234510001')).toMatchObject({ amount: '₱5,455.00' })
})

test('its day shows early, and how far away it is', () => {
  const dated = { ...data, repayDate: '2026-11-26' }
  expect(valuesOf(dated)).toMatchObject({ soon: '1', date: '2026-11-26', standing: '2 days left' })
  expect(valuesOf(data)).toMatchObject({ calm: '1', date: '', standing: '', cost: '' })
})

test('its picture shows where the server names the same', () => {
  expect(valuesOf(data, `${link}&payCodeImg=${picture}`)).toMatchObject({ picture: '1' })
})

test.each([
  ['its own', data, link, '1'],
  ['no', { ...data, defDetail: { ...code, logo: '' } }, link, ''],
  ['a way’s, which has none', data, link.replace('MP1234510001', 'BC99887766'), '']
])('its logo has a place where the server names one: %s', (_, answer, query, picture) => {
  expect(valuesOf(answer, query)).toMatchObject({ picture })
})

test('a loan that this phone knows as paid is left to the page', () => {
  const paid = { data: [{ orderId: '7', isPaid: true }] }
  localStorage.setItem('loan:payments', JSON.stringify(paid))
  expect(valuesOf(data, `${link}&orderId=7`)).toEqual({})
  expect(valuesOf(data, `${link}&orderId=8`)).toHaveProperty('code')
})

test.each([
  link.replace('MP1234510001', 'MP1234510002'),
  link.replace('showType=1', 'showType=2'),
  link.replace('545500', '545501'),
  `${link}&payCodeImg=https://elsewhere.example/qr.png`,
  'showType=1&repayAmount=545500'
])('what the server does not name is left to the page: %s', query => {
  expect(valuesOf(data, query)).toEqual({})
})

test.each(['showType=1&payCode=MP1234510001', link.replace('545500', '0')])(
  'a code with nothing to pay is left to the page: %s',
  query => {
    expect(valuesOf({ ...data, repayAmount: '₱0.00' }, query)).toEqual({})
  }
)

test.each([
  { ...data, defDetail: { ...code, expiresAt: '2026-12-01' } },
  { ...data, defDetail: { ...code, fee: '₱10,00' } },
  { ...data, defDetail: { ...code, note: 'Once only' } },
  { ...data, defDetail: { ...code, down: 'No service today' } },
  { ...data, defDetail: { ...code, min: '600000' } },
  { ...data, repayList: [{ ...channel, barcode: code.payCode, max: 100_000 }] },
  { ...data, defDetail: { ...code, title: 'Mart' }, repayList: [{ ...channel, down: 'Closed' }] },
  { ...data, repayAmount: '₱0.00' },
  { ...data, repayAmount: '$5,455.00' }
])('a code that may be of no use is left to the page: %o', answer => {
  expect(valuesOf(answer)).toEqual({})
})
