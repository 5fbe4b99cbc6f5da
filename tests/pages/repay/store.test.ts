import { expect, test } from 'vitest'
import { createRepayPage, earlyRequest } from '../../../pages/repay/store.ts'
import { orderInAddress } from '../../../shared/api/from-address.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()
const detail = '/v3/installment/loan-play-detail'

test('the page asks what is owed of its loan, and not for its extension', async () => {
  backend.open('repay-due')
  const page = createRepayPage()
  await page.load()
  expect(page.kind).toBe('instalment')
  expect(backend.calls().map(({ path }) => path)).toContain(detail)
  expect(page.$repayment.get()).toMatchObject({ state: 'ready' })
})

test('the head script asks for the same, with the loan of the address', () => {
  expect(earlyRequest()).toMatchObject({ call: { path: detail }, fields: orderInAddress })
})
