import { expect, test } from 'vitest'
import { createComplaintListPage } from '../../../pages/complaint-list/store.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { open, navigations } = prepareBackend()

const opened = (order: string) => {
  const item = { id: 'C1', time: '', type: '', content: '', order }
  createComplaintListPage().openComplaint(item)
  const { searchParams } = new URL(navigations.at(-1)?.split(' ')[1] ?? '', location.origin)
  return [searchParams.get('productId'), searchParams.get('orderId')]
}

test('a complaint is opened with its own loan, and never with another that the address names', () => {
  open('complaint-list', { productId: '301', orderId: '20410001' })
  expect(opened('20410001')).toEqual(['301', '20410001'])
  expect(opened('20410002')).toEqual([null, '20410002'])
  expect(opened('')).toEqual([null, null])
})
