import { atom } from 'nanostores'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cashierMessages } from '#messages/cashier.ts'
import { commonMessages as common } from '#messages/common.ts'
import { KeptSlip } from '../../../../shared/features/cashier/kept-slip.tsx'
import type { MoneyState } from '../../../../shared/features/payments/loan-page.ts'
import type { PagePayments } from '../../../../shared/features/payments/payments.tsx'
import { noAmount } from '../../../../shared/loan/no-amount.ts'
import { slip } from './slip.ts'

function htmlOf(money: MoneyState, amount = slip.amount, isRefused = false): string {
  const payments = { $money: atom(money), use: () => {} } as unknown as PagePayments
  const record = { data: { ...slip, amount, isRefused }, savedAt: Date.now() }
  return renderToString(<KeptSlip record={record} payments={payments} />)
}

test('a kept code says for how much it is', () => {
  expect(htmlOf('owed')).toContain('₱5,455.00')
  expect(htmlOf('owed')).toContain(common.showToCashier)
})

test.each(['', noAmount])('a kept code without an amount, %j, names none', amount => {
  const html = htmlOf('owed', amount)
  expect(html).toContain(cashierMessages.keptTitle)
  expect(html).not.toMatch(/<strong>(?:--)?<\/strong>/)
})

test.each([
  ['unknown', true],
  ['received', true],
  ['paid', false],
  ['extended', false]
] as const)('where the money is %s a kept code is offered: %s', (money, isOffered) => {
  expect(htmlOf(money).includes(cashierMessages.keptTitle)).toBe(isOffered)
})

test('a kept code that the server has refused since is not offered', () => {
  expect(htmlOf('owed', slip.amount, true)).toBe('')
})
