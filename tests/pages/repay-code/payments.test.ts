import { expect, test } from 'vitest'
import { createRepayCodePage } from '../../../pages/repay-code/store.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'

const { open } = prepareBackend()
const code = { payCode: 'MP1234510001', title: 'Mart' }

function openCode(defDetail = code) {
  open('repay-code-text')
  const sent = answerWith({ code: 0, data: { repayAmount: '₱5.455,00', defDetail } })
  return { ...createRepayCodePage(), sent }
}

test('payments let the page ask for the code again once something has become of them', async () => {
  const { payments, load, sent } = openCode()
  await load()
  await payments.page.refresh()
  expect(sent).toHaveLength(2)
})

test('payments are of an instalment, and written as the amount that the page has', async () => {
  const { payments, load } = openCode()
  const { samples, kind } = payments.page
  expect([samples(), kind?.()]).toEqual([[], 'instalment'])
  await load()
  expect([samples(), kind?.()]).toEqual([['₱5.455,00'], 'instalment'])
})

test.each([
  ['Mart', ['Mart', 'MP1234510001']],
  ['', []]
])('a payment by another way than the code of %j stands apart from %j', async (title, names) => {
  const { payments, load } = openCode({ ...code, title })
  expect(payments.page.oneWay?.names()).toEqual([])
  await load()
  expect(payments.page.oneWay?.names()).toEqual(names)
})
