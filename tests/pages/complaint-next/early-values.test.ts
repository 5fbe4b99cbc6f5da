import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { earlyValues } from '../../../pages/complaint-next/early-values.ts'
import { emptyDraft } from '../../../shared/context/complaint-draft.ts'
import { writeRecord } from '../../../shared/context/storage.ts'

const answer = {
  problemType: [
    { title: 'Collection', value: '1' },
    { title: 'Payment', value: '2' }
  ],
  problemSonType: [{ title: 'Called too often', value: '101' }]
}

const valuesAt = (search: string) => earlyValues({ data: answer }, new URLSearchParams(search))

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

describe('what shows early of writing a complaint', () => {
  test('is what it is about, and the order', () => {
    const payment = { data: { tags: ['Payment'], orderNo: '7' } }
    expect(valuesAt('?problemType=2&problemSonType=101&orderNo=7')).toEqual(payment)
    const collection = { data: { tags: ['Collection', 'Called too often'], orderNo: '' } }
    expect(valuesAt('?problemType=1&problemSonType=101')).toEqual(collection)
  })

  test('is nothing where something of it is not named or not offered', () => {
    for (const search of [
      '',
      '?problemType=9',
      '?problemType=1',
      '?problemType=1&problemSonType=9'
    ])
      expect(valuesAt(search)).toEqual({})
  })

  test('is the same with a draft in which nothing is written yet', () => {
    const shown = { data: { tags: ['Payment'] } }
    writeRecord('complaint', '', { ...emptyDraft, type: '2' })
    expect(valuesAt('?problemType=2')).toMatchObject(shown)
  })

  test('is nothing where a draft says something, or cannot be read', () => {
    for (const change of [{ text: 'a' }, { images: ['a'] }, { lines: { number: '1' } }]) {
      writeRecord('complaint', '', { ...emptyDraft, ...change })
      expect(valuesAt('?problemType=2')).toEqual({})
    }
    for (const text of ['{', '{}', '{"data":null}']) {
      localStorage.setItem('loan:complaint', text)
      expect(() => valuesAt('?problemType=2')).toThrow()
    }
  })
})
