import { expect, test } from 'vitest'
import { createConfirmPage } from '../../../pages/confirm/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

const backend = prepareBackend()

test('an agreement is opened by its place in the list, for the loan of the page', async () => {
  backend.open('confirm', { orderId: '20410001' })
  const { open, openAgreement } = createConfirmPage()
  await open()
  await openAgreement({ title: 'Loan agreement', id: 'loan', position: 1 })
  expect(backend.calls('/v3/contract/contract-jump')).toMatchObject([
    { status: 200, body: { position: '1', orderId: '20410001' } }
  ])
  expect(backend.navigations[0]).toMatch(/^assign .*\/elsewhere\?to=/)
})

test('an agreement is opened before the loan has an order', async () => {
  backend.open('confirm', { orderId: '' })
  const { open, openAgreement } = createConfirmPage()
  await open()
  await openAgreement({ title: 'Loan agreement', id: 'loan', position: 0 })
  expect(backend.calls('/v3/contract/contract-jump')).toMatchObject([
    { status: 200, body: { orderId: '' } }
  ])
})
