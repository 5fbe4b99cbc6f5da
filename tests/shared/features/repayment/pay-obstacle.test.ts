import { expect, test } from 'vitest'
import type { Channel, Repayment } from '../../../../shared/api/repayment.ts'
import type { Resource } from '../../../../shared/api/resource.ts'
import type { PayChoice } from '../../../../shared/features/options/pay-choice.ts'
import type { MoneyState } from '../../../../shared/features/payments/loan-page.ts'
import { payObstacle } from '../../../../shared/features/repayment/pay-obstacle.ts'

interface PageState {
  amount?: string
  channel?: object
  money?: MoneyState
  code?: object
  isOwn?: boolean
}

function obstacleOf(state: PageState): string | undefined {
  const { amount = '₱5,455.00', channel, money = 'owed', code, isOwn } = state
  const resource = { state: 'ready', data: { code } } as unknown as Resource<Repayment>
  const choice = isOwn === undefined ? undefined : ({ isOwn } as PayChoice)
  return payObstacle(resource, amount, channel as Channel | undefined, money, choice)?.kind
}

const channel = { down: '' }
const code = { code: 'MP123450001' }

test.each<[string, string | undefined, PageState]>([
  ['a way that works', undefined, { channel }],
  ['a way that is down', 'channel', { channel: { down: 'Closed today.' } }],
  ['a paid loan', 'settled', { channel, money: 'paid' }],
  ['an extended loan', 'settled', { channel, money: 'extended' }],
  ['nothing to be paid', 'settled', { channel, amount: '₱0.00' }],
  ['no amount', 'call', { channel, amount: '--' }],
  ['no way but a code', 'code', { code }],
  ['a code, and the page’s own amount chosen', 'code', { code, isOwn: true }],
  ['a code for another amount than the chosen one', 'call', { code, isOwn: false }],
  ['no way at all', 'call', {}]
])('with %s the main button is held by: %s', (_, kind, state) => {
  expect(obstacleOf(state)).toBe(kind)
})

test('an answer that has not come holds nothing back', () => {
  const loading = { state: 'loading' } as Resource<Repayment>
  expect(payObstacle(loading, '--', undefined, 'owed')).toBeUndefined()
})
