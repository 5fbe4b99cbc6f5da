import { expect, test } from 'vitest'
import { createRepayDelayPage, earlyRequest } from '../../../pages/repay-delay/store.ts'
import { orderInAddress } from '../../../shared/api/from-address.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()
const detail = '/cephalopods/imitating'

test('the page asks for the extension of its loan, and not for its repayment', async () => {
  backend.open('repay-delay-due')
  const page = createRepayDelayPage()
  await page.load()
  expect(page.kind).toBe('extension')
  expect(backend.calls().map(({ path }) => path)).toContain(detail)
  expect(backend.calls('/v3/installment/loan-play-detail')).toEqual([])
  expect(page.$repayment.get()).toMatchObject({ state: 'ready' })
})

test('the head script asks for the same, with the loan of the address', () => {
  expect(earlyRequest()).toMatchObject({ call: { path: detail }, fields: orderInAddress })
})
