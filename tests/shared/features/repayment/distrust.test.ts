import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { Channel, Repayment } from '../../../../shared/api/repayment.ts'
import type { Resource } from '../../../../shared/api/resource.ts'
import { createDistrust } from '../../../../shared/features/repayment/distrust.ts'

test('a way may be paid by again once the loan has another code', () => {
  const channel = { number: '1', name: 'Demo Mart', appLink: '', qr: '' } as Channel
  const loan = (qr: string) =>
    ({ state: 'ready', data: { code: { appLink: '', qr } } }) as Resource<Repayment>
  const $resource = atom(loan('one'))
  const { $distrust, $obstacleOf, distrust } = createDistrust(
    $resource,
    atom(channel),
    atom('₱5,455.00'),
    atom(undefined)
  )
  distrust(channel, 'It pays somebody else.')
  expect($distrust.get()).toBe('It pays somebody else.')
  // Else the card would draw the page, and the page the card, without an end.
  const before = $obstacleOf.get()
  distrust(channel, 'It pays somebody else.')
  expect($obstacleOf.get()).toBe(before)
  $resource.set(loan('two'))
  expect($distrust.get()).toBeUndefined()
})
