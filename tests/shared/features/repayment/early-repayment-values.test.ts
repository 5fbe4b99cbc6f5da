import { describe, expect, test } from 'vitest'
import { earlyRepaymentValues } from '../../../../shared/features/repayment/early-repayment-values.ts'
import { earlyWays } from '../../../../shared/features/repayment/early-ways.ts'
import { prepareBackend } from '../../../setup/backend.ts'

prepareBackend()

const serverTime = Date.parse('2026-11-22T10:00:00+08:00')
const data = { amount: '₱5,455.00', date: '2026-11-20', detail: [] }
const valuesOf = (own: object = {}, search = 'orderId=7') =>
  earlyRepaymentValues({ ...data, ...own }, new URLSearchParams(search), serverTime)

describe('before the page’s code comes', () => {
  test('the amount shows with how it stands by its day', () => {
    expect(valuesOf()).toEqual({
      ...data,
      late: '1',
      standing: '2 days late',
      cost: '',
      dateLabel: 'Was due'
    })
    expect(valuesOf({ date: '2026-11-24' })).toMatchObject({ soon: '1', standing: '2 days left' })
    expect(valuesOf({ date: undefined })).toMatchObject({ calm: '1' })
  })

  test('what being late has cost is said by whichever rows there are', () => {
    const rows = [{ text: 'Late charge', value: '₱24.55' }]
    const cost = 'Includes late charges of ₱24.55'
    expect(valuesOf({ detail: rows }).cost).toBe(cost)
    expect(valuesOf({ detail: undefined, planRows: rows }).cost).toBe(cost)
    expect(valuesOf({ detail: undefined }).cost).toBe('')
  })

  test.each([
    ['nothing', { amount: '₱0.00' }],
    ['no amount', { amount: '--' }],
    ['nothing for an extension', { delay: { amount: '₱0.00' } }],
    ['no amount for an extension', { amount: undefined, delay: { amount: 'NaN' } }]
  ])('%s to pay is left to the page', (_, own) => {
    expect(valuesOf(own)).toEqual({})
  })

  test('an extension that costs something shows', () => {
    expect(valuesOf({ delay: { amount: '₱500.00' } })).toMatchObject({ amount: '₱5,455.00' })
    expect(valuesOf({ amount: undefined })).toMatchObject({ date: '2026-11-20' })
  })

  test('a loan that this phone knows as paid is left to the page, another one is not', () => {
    localStorage.setItem(
      'loan:payments',
      JSON.stringify({ data: [{ orderId: '7', isPaid: true }] })
    )
    expect(valuesOf()).toEqual({})
    expect(valuesOf({}, 'orderId=8')).toMatchObject({ amount: '₱5,455.00' })
  })
})

describe('the ways to pay', () => {
  const way = (number: string, name = `Way ${number}`) => ({ number, name })
  const early = { knows: '1', way: 'Way 1', first: 'Way 2' }
  const left = { waits: '1' }
  const waysOf = (channels: unknown, own: object = {}) => earlyWays({ ...data, ...own, channels })

  test('show early where each can be told from the others', () => {
    expect(waysOf([way('1'), way('2')])).toMatchObject(early)
    expect(waysOf([way('1'), way('1', 'Way 2')])).toMatchObject(early)
    expect(waysOf([way('1', '1 a'), way('1 1', 'a')])).toEqual(left)
  })

  test('are three besides the chosen one, and a way to all', () => {
    const pays = '₱5,455.00 · Way 1'
    expect(waysOf([way('1'), way('2'), way('3')])).toEqual({ ...early, second: 'Way 3', pays })
    const five = waysOf([...'12345'].map(each => way(each)))
    const all = expect.stringContaining('5')
    expect(five).toEqual({ ...early, second: 'Way 3', third: 'Way 4', all, pays })
  })

  test('are without the one that has the code of the loan, which has its own card', () => {
    const ways = waysOf([way('1'), way('2'), way('3')], { code: { title: 'Way 2' } })
    expect(ways).toMatchObject({ first: 'Way 3' })
    expect(ways).not.toMatchObject({ second: expect.anything() })
  })

  test.each([
    ['no ways', undefined],
    ['one way', [way('1')]],
    ['one without a number', [way('1'), way('2'), way('', 'Way 3')]],
    ['one without a name', [way('1', ''), way('2')]],
    [
      'one without a name, far down the list',
      [...'12345'].map(each => way(each)).concat(way('6', ''))
    ],
    ['one that is there twice', [way('1'), way('2'), way('2')]]
  ])('%s is left to the page', (_, channels) => {
    expect(waysOf(channels)).toEqual(left)
  })

  test.each(['min', 'max', 'down', 'fee', 'posts'])(
    '%s of any that shows is left to the page',
    name => {
      const plain = [...'12345'].map(each => way(each))
      for (const index of [0, 1, 2, 3]) {
        expect(
          waysOf(plain.map((each, i) => (i === index ? { ...each, [name]: '1' } : each)))
        ).toEqual(left)
      }
      expect(
        waysOf(plain.map((each, i) => (i === 4 ? { ...each, [name]: '1' } : each)))
      ).toMatchObject(early)
    }
  )

  test.each(['note', 'expiresAt', 'barcode', 'appLink', 'qr'])(
    '%s is left to the page where the chosen way has it, and shows nowhere else',
    name => {
      expect(waysOf([{ ...way('1'), [name]: '1' }, way('2')])).toEqual(left)
      expect(waysOf([way('1'), { ...way('2'), [name]: '1' }])).toMatchObject(early)
    }
  )

  test.each([
    ['localStorage', 'loan:payments'],
    ['localStorage', 'loan:channel'],
    ['sessionStorage', 'repayChannel'],
    ['sessionStorage', 'payOption']
  ] as const)('an earlier choice in %s, %s, may change the order', (storage, name) => {
    globalThis[storage].setItem(name, '{}')
    expect(waysOf([way('1'), way('2')])).toEqual(left)
  })
})
