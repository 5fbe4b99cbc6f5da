import { beforeEach, expect, test } from 'vitest'
import {
  dropTypedValues,
  keepTypedValues,
  readTypedValues
} from '../../../shared/context/typed-values.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { openAddress } = prepareBackend()
const read = (of = '20410001') => readTypedValues('legacyRepay', of)

beforeEach(() => openAddress('/legacy-repay.html?sessionId=a'))

test('a text that was typed is there after a reload, until it is dropped', () => {
  expect(read()).toEqual({})
  keepTypedValues('legacyRepay', '20410001', { amount: '500' })
  expect(read()).toEqual({ amount: '500' })
  dropTypedValues('legacyRepay')
  expect(read()).toEqual({})
})

test('a text that was typed for one loan is not offered for another', () => {
  keepTypedValues('legacyRepay', '20410001', { amount: '500' })
  expect(read('20410002')).toEqual({})
})

test('a text that one borrower typed is not shown to the next one', () => {
  keepTypedValues('legacyRepay', '20410001', { amount: '500' })
  openAddress('/legacy-repay.html?sessionId=b')
  expect(read()).toEqual({})
})

test('a spoilt record is as if nothing was typed', () => {
  keepTypedValues('legacyRepay', '20410001', { amount: '500' })
  const stored = sessionStorage.getItem('legacyRepay') ?? ''
  sessionStorage.setItem('legacyRepay', stored.replace('"500"', '500'))
  expect(read()).toEqual({})
})
