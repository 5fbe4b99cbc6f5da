import { expect, test } from 'vitest'
import { createStoredChoice } from '../../../../shared/features/options/stored-choice.ts'
import { prepareBackend } from '../../../setup/backend.ts'

const { open, openAddress } = prepareBackend()

let owed = '₱5,455.00'
const create = () => createStoredChoice(() => owed)
const chosen = () => create().$storedChoice.get()
const part = { id: 'part', typed: '2000', of: '₱5,455.00' }
const nothing = { id: '', typed: undefined, of: '' }

test('a choice is kept with the debt that it was made for, for its loan alone', () => {
  open('repay-options')
  expect(chosen()).toEqual(nothing)
  const { choose, $storedChoice } = create()
  choose('part', '2000')
  expect($storedChoice.get()).toEqual(part)
  expect(chosen()).toEqual(part)
  open('repay-options', { orderId: '20410002' })
  expect(chosen()).toEqual(nothing)
})

test('a field that was emptied stays empty, and one that was not typed in has its own amount', () => {
  open('repay-options')
  create().choose('part', '')
  expect(chosen().typed).toBe('')
  create().choose('part')
  expect(chosen().typed).toBeUndefined()
})

test('a choice is over once something else is owed, not while the amount is on its way', () => {
  open('repay-options')
  const { choose, forget } = create()
  choose('part', '2000')
  for (const amount of ['', '₱5,455.00']) {
    owed = amount
    forget()
    expect(chosen()).toEqual(part)
  }
  owed = '₱3,455.00'
  forget()
  expect(chosen()).toEqual(nothing)
  owed = '₱5,455.00'
})

test('an address without a loan keeps a choice, too', () => {
  openAddress('/repay.html?sessionId=options')
  create().choose('part', '2000')
  expect(chosen()).toEqual(part)
})
