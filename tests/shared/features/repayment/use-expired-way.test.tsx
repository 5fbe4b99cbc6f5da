import { atom } from 'nanostores'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Channel } from '../../../../shared/api/repayment.ts'
import { answerDate, noteAnswerDate } from '../../../../shared/context/answer-date.ts'
import type { MoneyState } from '../../../../shared/features/payments/loan-page.ts'
import type { RepaymentStore } from '../../../../shared/features/repayment/store.ts'
import {
  useExpiredWay,
  useNeedsCode
} from '../../../../shared/features/repayment/use-expired-way.ts'

const [past, future] = ['2020-01-05', '2099-01-05']
const way = { barcode: '', appLink: '', qr: '', expiresAt: past } as Channel

beforeEach(() => noteAnswerDate(new Date().toUTCString()))
afterEach(() => {
  answerDate.ahead = Number.NaN
})

/** The answer of a hook on a page. */
function answerOf(use: () => boolean): boolean {
  let answer = false
  function Page() {
    answer = use()
    return null
  }
  renderToStaticMarkup(<Page />)
  return answer
}

describe('a way to pay', () => {
  test.each(['barcode', 'appLink', 'qr'] as const)('is expired with its %s', field => {
    expect(answerOf(() => useExpiredWay({ ...way, [field]: 'MP1' }))).toBe(true)
    const later = { ...way, [field]: 'MP1', expiresAt: future }
    expect(answerOf(() => useExpiredWay(later))).toBe(false)
  })

  test('without a code of its own has none that could expire', () => {
    expect(answerOf(() => useExpiredWay(way))).toBe(false)
    expect(answerOf(() => useExpiredWay(undefined))).toBe(false)
  })
})

describe('the main button asks for a new code', () => {
  interface PageState {
    channel?: Channel
    code?: object
    money?: MoneyState
    amount?: string
    isLoading?: boolean
  }
  function needsCode({ channel, code, money = 'owed', amount = '₱5.00', isLoading }: PageState) {
    const store = {
      $channel: atom(channel),
      $repayment: atom(isLoading ? { state: 'loading' } : { state: 'ready', data: { code } }),
      payments: { $money: atom(money) },
      $amount: atom(amount)
    }
    return answerOf(() => useNeedsCode(store as unknown as RepaymentStore))
  }
  const expiredWay = { ...way, qr: 'MP1' }
  const expiredCode = { code: 'MP1', expiresAt: past }
  const validCode = { code: 'MP1', expiresAt: future }

  test('where the code of the chosen way has expired, whatever the loan’s own', () => {
    expect(needsCode({ channel: expiredWay, code: validCode })).toBe(true)
    expect(
      needsCode({ channel: { ...way, qr: 'MP1', expiresAt: future }, code: expiredCode })
    ).toBe(false)
  })

  test('where no way is chosen and the loan’s code has expired', () => {
    expect(needsCode({ code: expiredCode })).toBe(true)
    expect(needsCode({ code: validCode })).toBe(false)
    expect(needsCode({})).toBe(false)
    expect(needsCode({ isLoading: true })).toBe(false)
  })

  test.each([
    ['the loan is paid', { money: 'paid' }],
    ['the loan is extended', { money: 'extended' }],
    ['nothing is to be paid', { amount: '₱0.00' }],
    ['the amount is not known', { amount: '--' }]
  ] as const)('and not where %s', (_, own) => {
    expect(needsCode({ channel: expiredWay, code: expiredCode, ...own })).toBe(false)
  })
})
