import { beforeEach, expect, test, vi } from 'vitest'
import { fitQuery } from '../../../shared/api/fit-query.ts'
import { writeQuery } from '../../../shared/context/query.ts'

const warn = vi.fn()

beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
})

test('a long session, token and device go into a call whole', () => {
  const params = {
    sessionId: 's'.repeat(1200),
    token: 't'.repeat(1500),
    deviceToken: 'd'.repeat(900)
  }
  expect(fitQuery(params)).toEqual(params)
  expect(warn).not.toHaveBeenCalled()
})

test('a query that fits stays as it is', () => {
  const params = { z: '1', sessionId: 's', a: 'x'.repeat(1900) }
  expect(fitQuery(params)).toEqual(params)
})

test.each([
  ['one long parameter', { pad: 'x'.repeat(5000), other: 'y'.repeat(4700) }],
  [
    'many short ones',
    Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`p${at}`, 'x'.repeat(86)]))
  ],
  ['what is longer once it is written', { pad: 'ñ'.repeat(1900), other: 'y' }]
])(
  'of %s as much goes as fits, and the session always',
  (_what, padding: Record<string, string>) => {
    const session = 's'.repeat(60)
    const fitted = fitQuery({ ...padding, sessionId: session, deviceId: 'd' })
    expect(fitted).toMatchObject({ sessionId: session, deviceId: 'd' })
    expect(writeQuery(fitted).length).toBeLessThanOrEqual(8000)
    expect(warn).toHaveBeenCalled()
  }
)

test('of parameters that are not needed the shorter ones go first, in the order of the address', () => {
  const long = 'x'.repeat(4600)
  const fitted = fitQuery({ b: `${long}x`, c: '2', a: long, lang: 'fil', swift: 'y'.repeat(3300) })
  expect(Object.keys(fitted)).toEqual(['c', 'a', 'lang', 'swift'])
})

test('an address is filled to its last character', () => {
  const rest = 'c=1&lang=f&'.length
  const filled = { long: 'x'.repeat(8000 - rest - 'long='.length), c: '1', lang: 'f' }
  expect(fitQuery(filled)).toEqual(filled)
  const { long, ...fitting } = { ...filled, long: `${filled.long}x` }
  expect(fitQuery({ long, ...fitting })).toEqual(fitting)
})

test('a name that only holds a needed one is not needed itself', () => {
  const pad = 'x'.repeat(7900)
  const fitted = fitQuery({ oldsessionId: pad, sessionIds: pad, a: 'y'.repeat(150) })
  expect(Object.keys(fitted)).toEqual(['a'])
})
