import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Early } from '../../../pages/order/early.tsx'
import { showEarly } from '../../../shared/boot/show-early.ts'

const order = {
  orderStatus: 174,
  noticeStatusText: 'Payment due in 3 days',
  noticeDesText: 'Please pay in time',
  productName: 'Sample Cash',
  userOrderDetail: { detail: [{ text: 'Amount', value: '₱500.00' }] },
  playeduL: ''
}

async function isShown(data: unknown): Promise<boolean> {
  // What the build does with a place.
  const template = renderToString(<Early />).replace(/\{\{/g, '{{data.')
  document.body.innerHTML = `<div id="root"></div><template id="unfilled">${template}</template>`
  const response = Promise.resolve(Response.json({ code: 0, data }))
  return showEarly({ url: '', body: '', response }).catch(() => false)
}

test('an order shows before React', async () => {
  expect(await isShown(order)).toBe(true)
  expect(document.querySelector('#root .rows_value')?.textContent).toBe('₱500.00')
})

test.each([
  ['without a status', { ...order, orderStatus: undefined }],
  ['whose status is none', { ...order, orderStatus: 'open' }],
  ['that leads elsewhere', { ...order, playeduL: 'https://a.example' }]
])('one %s is left to React', async (_what, data) => {
  expect(await isShown(data)).toBe(false)
})
