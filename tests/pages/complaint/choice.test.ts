import { describe, expect, test } from 'vitest'
import { hasOthers, settleChoices } from '../../../pages/complaint/choice.ts'
import type { ComplaintOrder, ComplaintStart } from '../../../shared/api/complaint.ts'

function order(number: string, supportsCollection: boolean): ComplaintOrder {
  return { number, supportsCollection, productLogo: '', productName: '', status: '', rows: [] }
}

const overdue = order('1', true)
const settled = order('2', false)
const start: ComplaintStart = {
  types: [
    { title: 'Collection', value: '1' },
    { title: 'Payment', value: '2' }
  ],
  subTypes: [{ title: 'Called too often', value: '101' }],
  order: overdue,
  orders: [overdue, settled]
}

const settle = (orderNo: string, type: string, subType = '', before = start) =>
  settleChoices(before, { orderNo, type, subType })

describe('the choices', () => {
  test('begins with the order that the server chose, and no type', () => {
    expect(settle('', '')).toMatchObject({ order: overdue, type: '', isComplete: false })
    expect(settle('gone', '')).toMatchObject({ order: overdue })
    expect(settle('2', '')).toMatchObject({ order: settled })
  })

  test('is complete with a type, for a collection with what happened', () => {
    expect(settle('1', '2')).toMatchObject({ type: '2', isComplete: true })
    expect(settle('1', '1')).toMatchObject({ type: '1', isComplete: false })
    expect(settle('1', '1', '101')).toMatchObject({ subType: '101', isComplete: true })
    expect(settle('1', '1', '101', { ...start, subTypes: [] })).toMatchObject({
      subType: '',
      isComplete: true
    })
  })

  test('leaves out what the server does not offer', () => {
    expect(settle('1', '7')).toMatchObject({ type: '', isComplete: false })
    expect(settle('1', '1', '999')).toMatchObject({ subType: '', isComplete: false })
    expect(settle('1', '2', '101')).toMatchObject({ type: '2', subType: '' })
  })

  test('has no collection where the order does not support it, or there is none', () => {
    expect(settle('2', '1', '101')).toMatchObject({ type: '', subType: '', isComplete: false })
    const { order: _order, ...rest } = start
    const orderless = { ...rest, order: undefined, orders: [] }
    expect(settle('', '1', '101', orderless)).toMatchObject({ type: '', isComplete: false })
    expect(settle('', '2', '', orderless)).toMatchObject({ order: undefined, isComplete: true })
  })
})

test.each([
  [overdue, [overdue], false],
  [overdue, [overdue, settled], true],
  [undefined, [], false],
  [undefined, [settled], true]
])('another loan can be chosen than %o among %o: %s', (chosen, orders, has) => {
  expect(hasOthers({ order: chosen, orders })).toBe(has)
})
