import { expect, test } from 'vitest'
import { createSentComplaint } from '../../../pages/complaint/sent-complaint.ts'
import { owner } from '../../../shared/context/owner.ts'
import { writeSession } from '../../../shared/context/session-storage.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { open, navigations } = prepareBackend()

test('the complaint that was just sent is opened with its loan', () => {
  open('complaint', { productId: '301', orderId: '20410001' })
  writeSession('sentComplaint', { owner: owner(), number: 'C7' })
  const { takeSent, openSent } = createSentComplaint()
  takeSent()
  openSent()
  expect(navigations[0]).toMatch(
    /complaint-detail\.html\?.*productId=301&orderId=20410001&problemId=C7/
  )
})

test('a complaint is said to be sent once, and to its borrower', () => {
  open('complaint')
  writeSession('sentComplaint', { owner: owner(), number: 'C7' })
  createSentComplaint().takeSent()
  const { $sent, takeSent } = createSentComplaint()
  takeSent()
  expect($sent.get()).toBeUndefined()
  writeSession('sentComplaint', { owner: 'another', number: 'C7' })
  takeSent()
  expect($sent.get()).toBeUndefined()
})
