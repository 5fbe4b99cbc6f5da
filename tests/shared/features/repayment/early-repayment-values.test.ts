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
      JSON.stringify({ owner: 'ada 7', data: { isPaid: true } })
    )
    expect(valuesOf()).toEqual({})
    expect(valuesOf({}, 'orderId=8')).toMatchObject({ amount: '₱5,455.00' })
  })
})

describe('the ways to pay', () => {
  const way = (number: string, name = `Way ${number}`) => ({ number, name })
  const early = { knows: '1', way: 'Way 1', first: 'Way 2' }

  test('show early where each can be told from the others', () => {
    expect(earlyWays({ ...data, channels: [way('1'), way('2')] })).toMatchObject(early)
    expect(earlyWays({ ...data, channels: [way('1'), way('1', 'Way 2')] })).toMatchObject(early)
    expect(earlyWays({ ...data, channels: [way('1', '1 a'), way('1 1', 'a')] })).toMatchObject({
      waits: '1'
    })
  })

  test.each([
    ['without a number', [way('1'), way('2'), way('', 'Way 3')]],
    ['without a name, far down the list', [...'12345'].map(each => way(each)).concat(way('6', ''))],
    ['that is there twice', [way('1'), way('2'), way('2')]]
  ])('one %s is left to the page', (_, channels) => {
    expect(earlyWays({ ...data, channels })).toEqual({ waits: '1' })
  })
})
