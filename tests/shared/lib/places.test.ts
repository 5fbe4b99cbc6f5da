// @vitest-environment node
import { expect, test } from 'vitest'
import { placeOf, placesOf } from '../../../shared/lib/places.ts'

test('a place is named by its path in the answer', () => {
  expect(placeOf('order.rows[].text')).toBe('{{order.rows[].text}}')
})

test('an answer has a place for each of its fields, under our names', () => {
  expect(placesOf({ title: 'noticeStatusText', rows: 'userOrderDetail.detail[]' })).toEqual({
    title: '{{noticeStatusText}}',
    rows: '{{userOrderDetail.detail[]}}'
  })
})
