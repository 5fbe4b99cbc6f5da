import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/complaint/early-values.ts'
import { complaintStartCall } from '../../../shared/api/complaint.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { readEarly } from '../../setup/read-early.ts'

prepareBackend()

const first = { orderNo: '7', productName: 'Cash', status: 'Overdue' }
const second = { orderNo: '8', productName: 'Line', status: 'Paid' }
const answer = {
  problemType: [{ title: 'Collection', value: '1' }],
  orderDetail: first,
  orderList: [first, second]
}

const valuesOf = (data: object, query = '') =>
  earlyValues(readEarly(complaintStartCall, data), new URLSearchParams(query)) as {
    order?: { number: string }
  }

test('the server’s order shows early, or the one of the address, and that there are others', () => {
  expect(valuesOf(answer)).toMatchObject({ order: { number: '7' }, others: '1' })
  expect(valuesOf(answer, 'orderId=8')).toMatchObject({ order: { number: '8' }, others: '1' })
  expect(valuesOf({ ...answer, orderList: [first] })).toMatchObject({ others: '' })
})

test('the types show early, and a loan is found by its number where the server sends no text', () => {
  const types = [{ title: 'Collection', value: '1' }]
  expect(valuesOf(answer)).toMatchObject({ types })
  const orderList = [
    { ...first, orderNo: 7 },
    { ...second, orderNo: 8 }
  ]
  expect(valuesOf({ ...answer, orderList }, 'orderId=8').order).toMatchObject({
    productName: 'Line'
  })
})

test('a borrower without a list of loans has no others', () => {
  const { orderList: _list, ...rest } = answer
  expect(valuesOf(rest)).toMatchObject({ order: { number: '7' }, others: '' })
})

test('a choice that the address names is left to the page', () => {
  expect(valuesOf(answer, 'problemType=2')).toEqual({})
})

test('a draft, and what was just sent, are left to the page', () => {
  localStorage.setItem('loan:complaint', '{}')
  expect(valuesOf(answer)).toEqual({})
  localStorage.clear()
  sessionStorage.setItem('sentComplaint', '{}')
  expect(valuesOf(answer)).toEqual({})
})
