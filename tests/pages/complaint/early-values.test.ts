import { afterEach, describe, expect, test } from 'vitest'
import { earlyValues } from '../../../pages/complaint/early-values.ts'

const first = { orderNo: '1', productName: 'Sample Peso', list: [] }
const second = { orderNo: '2', productName: 'Demo Cash Line', list: [] }
const answer = {
  problemType: [
    { title: 'Collection', value: '1' },
    { title: 'Payment', value: '2' }
  ],
  orderDetail: first as Record<string, unknown> | null,
  orderList: [first, second] as Record<string, unknown>[]
}

const valuesAt = (search: string, change: Partial<typeof answer> = {}) =>
  earlyValues({ data: { ...answer, ...change } }, new URLSearchParams(search))

afterEach(() => localStorage.clear())

describe('what shows early of the start of a complaint', () => {
  test('is the order, whether there are others, and the types', () => {
    const types = answer.problemType
    const shown = { types, order: { ...first, number: '1' }, others: 'some' }
    expect(valuesAt('?orderId=1')).toEqual({ data: shown })
    expect(valuesAt('?orderId=gone&problemType=')).toEqual({ data: shown })
    const alone = { data: { ...shown, others: '' } }
    expect(valuesAt('?orderId=1', { orderList: [first] })).toEqual(alone)
  })

  test('is the order that the address chooses, as on the page', () => {
    const shown = { data: { order: { orderNo: '2' } } }
    expect(valuesAt('?orderId=1&orderId=2')).toMatchObject(shown)
  })

  test('is nothing where a type is chosen', () => {
    expect(valuesAt('?orderId=1&problemType=2')).toEqual({})
    expect(valuesAt('?orderId=1&problemType=&problemType=2')).toEqual({})
  })

  test('is nothing where a draft may be kept', () => {
    localStorage.setItem('loan:complaint', '{}')
    expect(valuesAt('?orderId=1')).toEqual({})
  })

  test('is nothing without an order, or with entries that cannot be told apart', () => {
    expect(valuesAt('?orderId=1', { orderDetail: null, orderList: [] })).toEqual({})
    expect(valuesAt('?orderId=1', { orderDetail: { list: [] }, orderList: [] })).toEqual({})
    expect(valuesAt('?orderId=1', { orderList: [first, first] })).toEqual({})
    const types = [...answer.problemType, ...answer.problemType]
    expect(valuesAt('?orderId=1', { problemType: types })).toEqual({})
  })
})
