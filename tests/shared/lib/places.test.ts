// @vitest-environment node
import { expect, test } from 'vitest'
import {
  neededPlaceOf,
  optionalPlaceOf,
  placeOf,
  placesOf,
  rowOf
} from '../../../shared/lib/places.ts'

test('a place is named by its path in the answer', () => {
  expect(placeOf('order.rows[].text')).toBe('{{order.rows[].text}}')
})

test('an answer has a place for each of its fields, under our names', () => {
  expect(placesOf({ title: 'noticeStatusText', rows: 'userOrderDetail.detail[]' })).toEqual({
    title: '{{noticeStatusText}}',
    rows: '{{userOrderDetail.detail[]}}'
  })
})

test('a place that may stay empty says so', () => {
  expect(optionalPlaceOf('noticeMsg')).toBe('{{noticeMsg?}}')
})

test('a place that shows nothing says what it needs', () => {
  expect(neededPlaceOf('enabled', '1')).toBe('{{enabled~1}}')
})

test('a row stands for each entry of a list, or for the first ones', () => {
  expect(rowOf('detail')).toEqual({ text: '{{detail[].text}}', value: '{{detail[].value}}' })
  expect(rowOf('detail', 2)).toEqual({ text: '{{detail[2].text}}', value: '{{detail[2].value}}' })
})
