import { describe, expect, test } from 'vitest'
import { earlyValues } from '../../../pages/legacy-repay/early-values.ts'

const bankCards = [
  { id: '701', bankName: '示例银行', cardNo: '6200 **** **** 4821' },
  { id: '702', bankName: '样本储蓄银行', cardNo: '6200 **** **** 1177' }
]
const answer = { alipay: 1 as unknown, repayToken: 't-1', bankCards }

const valuesAt = (search: string, change: Partial<typeof answer> = {}) =>
  earlyValues({ data: { ...answer, ...change } }, new URLSearchParams(search))

describe('what shows early of the older repayment', () => {
  test('is the amount of the address, the cards, and the wallet where it is taken', () => {
    const shown = { amount: '5455.00', bankCards, alipay: 'taken' }
    expect(valuesAt('?amount=5455.00')).toEqual({ data: shown })
    expect(valuesAt('?amount=1&amount=5455.00', { alipay: '1' })).toEqual({ data: shown })
    const cardsOnly = { data: { ...shown, alipay: '' } }
    expect(valuesAt('?amount=5455.00', { alipay: '0' })).toEqual(cardsOnly)
  })

  test('is nothing without an amount', () => {
    for (const amount of ['', '?amount=', '?amount=5,455', '?amount=5455.00&amount=x'])
      expect(valuesAt(amount)).toEqual({})
  })

  test('is nothing where the wallet is answered in another way', () => {
    for (const alipay of [true, undefined, {}])
      expect(valuesAt('?amount=1', { alipay })).toEqual({})
  })

  test('is nothing without a token, or with cards that cannot be told apart', () => {
    expect(valuesAt('?amount=1', { repayToken: '' })).toEqual({})
    expect(valuesAt('?amount=1', { bankCards: [...bankCards, ...bankCards] })).toEqual({})
  })
})
