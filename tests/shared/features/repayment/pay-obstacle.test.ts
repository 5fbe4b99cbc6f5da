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

test.each<[string, PageState, string | undefined]>([
  ['a way that works', { channel }, undefined],
  ['a way that is down', { channel: { down: 'Closed today.' } }, 'channel'],
  ['a paid loan', { channel, money: 'paid' }, 'settled'],
  ['an extended loan', { channel, money: 'extended' }, 'settled'],
  ['nothing to be paid', { channel, amount: '₱0.00' }, 'settled'],
  ['no amount', { channel, amount: '--' }, 'call'],
  ['no way but a code', { code }, 'code'],
  ['a code, and the page’s own amount chosen', { code, isOwn: true }, 'code'],
  ['a code for another amount than the chosen one', { code, isOwn: false }, 'call'],
  ['no way at all', {}, 'call']
])('with %s the main button is held by: %#', (_, state, kind) => {
  expect(obstacleOf(state)).toBe(kind)
})

test('an answer that has not come holds nothing back', () => {
  const loading = { state: 'loading' } as Resource<Repayment>
  expect(payObstacle(loading, '--', undefined, 'owed')).toBeUndefined()
})
