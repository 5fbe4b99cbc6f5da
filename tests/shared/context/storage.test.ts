import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  hasFlag,
  readSession,
  setFlag,
  writeSession
} from '../../../shared/context/session-storage.ts'
import {
  keptText,
  onRecordChange,
  readRecord,
  readRecordText,
  removeRecord,
  writeRecord
} from '../../../shared/context/storage.ts'
import { namesOf } from '../../../shared/context/stored-text.ts'

const text = v.string()
const day = 24 * 60 * 60 * 1000
const read = (owner: string | undefined = 'order-1') => readRecord('repayment', owner, text)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Also out of the memory that has taken a storage's place.
  removeRecord('repayment')
  setFlag('showBankTip')
  localStorage.clear()
  sessionStorage.clear()
})

describe('a record', () => {
  test('is read as it was saved, with its time', () => {
    expect(writeRecord('repayment', 'order-1', 'data')).toBe(true)
    expect(read()).toEqual({ data: 'data', owner: 'order-1', savedAt: Date.now() })
    expect(Object.keys(localStorage)).toEqual(['loan:repayment'])
  })

  test('is read by a page that names no owner', () => {
    writeRecord('repayment', 'order-1', 'data')
    expect(readRecord('repayment', undefined, text)?.data).toBe('data')
  })

  test('is dropped when it is another owner’s', () => {
    writeRecord('repayment', 'order-2', 'data')
    expect(read()).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  test.each([
    ['a day old', day, undefined],
    ['nearly a day old', day - 1, 'data'],
    ['of a clock that was put back by hours', 1 - day, 'data'],
    ['from a day in the future', -day, undefined]
  ])('that is %s gives %s later %s', (_what, later, data) => {
    writeRecord('repayment', 'order-1', 'data')
    vi.setSystemTime(Date.now() + later)
    expect(read()?.data).toBe(data)
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"data"',
    '{"version":1}',
    '{"version":2,"savedAt":1772352000000,"owner":"order-1","data":"data"}',
    '{"version":1,"savedAt":"1772352000000","owner":"order-1","data":"data"}',
    '{"version":1,"savedAt":1772352000000,"owner":"order-1","data":7}'
  ])('that reads %s is dropped', stored => {
    localStorage.setItem('loan:repayment', stored)
    expect(read()).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  test('is removed without touching what is not ours', () => {
    localStorage.setItem('theirs', '1')
    writeRecord('repayment', 'order-1', 'data')
    removeRecord('repayment')
    expect(Object.keys(localStorage)).toEqual(['theirs'])
  })
})

const refuse = () => {
  throw new DOMException('refused')
}
const missing: [string, object][] = [
  ['null', { localStorage: null, sessionStorage: null }],
  ['missing', { localStorage: undefined, sessionStorage: undefined }],
  [
    'throwing',
    {
      localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse }
    }
  ]
]

describe.each(missing)('with a storage that is %s', (_what, storages) => {
  beforeEach(() => {
    for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage)
  })

  test('a record lives until the page is left, and says so', () => {
    expect(read()).toBeUndefined()
    expect(writeRecord('repayment', 'order-1', 'data')).toBe(false)
    expect(read()?.data).toBe('data')
    removeRecord('repayment')
    expect(read()).toBeUndefined()
  })

  test('a flag is kept', () => {
    setFlag('showBankTip')
    expect(hasFlag('showBankTip')).toBe(true)
  })

  test('nothing is found that was never kept', () => {
    expect(readRecordText('order')).toBeNull()
  })
})

test('a storage that the browser blocks has no names to sweep', () => {
  vi.stubGlobal('localStorage', null)
  expect(namesOf('localStorage')).toEqual([])
})

test('a record that another tab changes is noticed, and no other one is', () => {
  const callback = vi.fn()
  onRecordChange('forgotten', callback)
  const change = (key: string) => dispatchEvent(Object.assign(new Event('storage'), { key }))
  change('loan:order')
  change('forgotten')
  expect(callback).not.toHaveBeenCalled()
  change('loan:forgotten')
  expect(callback).toHaveBeenCalledOnce()
})

test('once a borrower has gone, his page keeps nothing more, not even in its memory', async () => {
  vi.resetModules()
  const { stopKeeping } = await import('../../../shared/context/stored-text.ts')
  const { readRecord, writeRecord } = await import('../../../shared/context/storage.ts')
  expect(writeRecord('repayment', 'order-1', 'before')).toBe(true)
  stopKeeping()
  expect(writeRecord('repayment', 'order-1', 'after')).toBe(false)
  expect(readRecord('repayment', 'order-1', text)?.data).toBe('before')
  vi.resetModules()
})

test('in a full storage the newer record counts', () => {
  writeRecord('repayment', 'order-1', 'older')
  const { getItem, removeItem } = localStorage
  vi.stubGlobal('localStorage', {
    getItem: getItem.bind(localStorage),
    removeItem: removeItem.bind(localStorage),
    setItem: refuse
  })
  expect(writeRecord('repayment', 'order-1', 'newer')).toBe(false)
  expect(read()?.data).toBe('newer')
})

test('a longer text than pages write is not read from a record', () => {
  expect(v.is(keptText, 'x'.repeat(5000))).toBe(true)
  expect(v.is(keptText, 'x'.repeat(5001))).toBe(false)
})

test('the session keeps a flag and what parses', () => {
  expect(hasFlag('showBankTip')).toBe(false)
  setFlag('showBankTip')
  expect(hasFlag('showBankTip')).toBe(true)
  expect(readSession('bridgeLog', v.array(text))).toBeUndefined()
  writeSession('bridgeLog', ['one'])
  expect(readSession('bridgeLog', v.array(text))).toEqual(['one'])
  sessionStorage.setItem('bridgeLog', '{"not":"a list"}')
  expect(readSession('bridgeLog', v.array(text))).toBeUndefined()
})
