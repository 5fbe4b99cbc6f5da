import { act } from 'react'
import { expect, test } from 'vitest'
import { due, late } from '../../../pages/order/action.ts'
import { Early } from '../../../pages/order/early.tsx'
import { earlyValues } from '../../../pages/order/early-values.ts'
import { StatusIcon } from '../../../pages/order/status-icon.tsx'
import { orderCall } from '../../../shared/api/order.ts'
import { prepareRoot } from '../../setup/react-root.ts'
import { readEarly } from '../../setup/read-early.ts'
import { prepareTemplate, showAnswer } from '../../setup/show-template.ts'

const order = {
  orderStatus: 174,
  noticeStatusText: 'Payment due in 3 days',
  noticeDesText: 'Please pay in time',
  productName: 'Sample Cash',
  userOrderDetail: { detail: [{ text: 'Amount', value: '₱500.00' }] },
  playeduL: ''
}

async function isShown(data: object): Promise<boolean> {
  prepareTemplate(slots => <Early slots={slots} />)
  return showAnswer({
    code: 0,
    data: earlyValues(readEarly(orderCall, data), new URLSearchParams(), Number.NaN)
  })
}

test('an order shows before React', async () => {
  expect(await isShown(order)).toBe(true)
  expect(document.querySelector('#root .rows_value')?.textContent).toBe('₱500.00')
  expect(document.querySelector('#root .status-banner')).not.toBeNull()
  expect(document.querySelector('#root .loan-head')).toBeNull()
})

test('the amount that is owed stands in the head before React', async () => {
  const detail = [{ text: 'Amount to repay', value: '₱500.00' }]
  expect(await isShown({ ...order, userOrderDetail: { detail } })).toBe(true)
  expect(document.querySelector('#root .loan-head .amount')?.textContent).toBe('₱500.00')
  expect(document.querySelector('#root .status-banner')).toBeNull()
})

test.each([
  [170, {}, due],
  [174, {}, due],
  [180, {}, late],
  [180, { dispute: {} }, undefined]
])('the head has the icon of its state before React: %s %j', async (orderStatus, own, icon) => {
  const detail = [{ text: 'Amount to repay', value: '₱500.00' }]
  expect(await isShown({ ...order, orderStatus, ...own, userOrderDetail: { detail } })).toBe(true)
  const drawn = [...document.querySelectorAll('#root .loan-head_status .icon')]
  const icons = drawn.map(each => each.innerHTML)
  const { host, root } = prepareRoot()
  await act(() => root.render(icon && <StatusIcon status={icon} />))
  expect(icons).toEqual([...host.querySelectorAll('.icon')].map(each => each.innerHTML))
})

test('of a thousand rows more than a screen shows before React, and the amount wherever it stands', async () => {
  const rows = Array.from({ length: 999 }, (_each, index) => ({ text: `Row ${index}`, value: 'x' }))
  const detail = [...rows, { text: 'Amount to repay', value: '₱500.00' }]
  expect(await isShown({ ...order, userOrderDetail: { detail } })).toBe(true)
  expect(document.querySelectorAll('#root .rows_row')).toHaveLength(40)
  expect(document.querySelector('#root .loan-head .amount')?.textContent).toBe('₱500.00')
})

test.each([
  ['without a status', { ...order, orderStatus: undefined }],
  ['whose status is none', { ...order, orderStatus: 'open' }],
  ['that leads elsewhere', { ...order, playeduL: 'https://a.example' }]
])('an order %s is left to React', async (_what, data) => {
  expect(await isShown(data)).toBe(false)
})
