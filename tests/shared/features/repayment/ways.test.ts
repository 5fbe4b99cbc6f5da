import { describe, expect, test } from 'vitest'
import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel, Repayment } from '../../../../shared/api/repayment.ts'
import type { Resource } from '../../../../shared/api/resource.ts'
import type { PayChoice } from '../../../../shared/features/options/pay-choice.ts'
import { channelFacts } from '../../../../shared/features/repayment/channel-facts.ts'
import { usableFirst } from '../../../../shared/features/repayment/channel-limits.ts'
import { noWayOf } from '../../../../shared/features/repayment/no-way.ts'
import { payObstacle } from '../../../../shared/features/repayment/pay-obstacle.ts'

const channel: Channel = {
  logo: '',
  name: 'Demo Wallet',
  number: '8',
  barcode: '',
  kind: undefined,
  expiresAt: '',
  fee: '',
  note: '',
  appLink: '',
  qr: '',
  min: undefined,
  max: undefined,
  posts: '',
  down: ''
}
const code = { expiresAt: '', down: '' } as NonNullable<Repayment['code']>
const expired = { ...code, expiresAt: '2026-11-20' }
const time = { now: Date.parse('2026-11-25T04:00:00Z'), isServers: true, hoursAhead: 8 }
const amount = '₱5,455.00'

describe('no way to pay', () => {
  const noWay = (changes: Partial<Parameters<typeof noWayOf>[0]>) =>
    noWayOf({ amount, channels: [], code: undefined, ...changes }, time)

  test('is where the server names no way, or only a code that has expired', () => {
    expect(noWay({})).toBe('no-channels')
    expect(noWay({ code: expired })).toBe('no-channels')
    expect(noWay({ code })).toBeUndefined()
    expect(noWay({ channels: [channel] })).toBeUndefined()
  })

  test('is where no amount is named, and not where nothing is due', () => {
    expect(noWay({ amount: '--', channels: [channel] })).toBe('no-amount')
    expect(noWay({ amount: '₱0.00' })).toBeUndefined()
  })

  test('is where all ways are down, or take no such amount', () => {
    const down = { ...channel, down: 'Until 10:00' }
    const small = { ...channel, max: 100 }
    expect(noWay({ channels: [down, down] })).toBe('channels-down')
    expect(noWay({ channels: [down, small] })).toBe('beyond-limits')
    expect(noWay({ channels: [down, small, channel] })).toBeUndefined()
    expect(noWay({ channels: [down], code })).toBeUndefined()
    expect(noWay({ channels: [down], code: { ...code, down: 'Closed' } })).toBe('channels-down')
  })
})

test.each([
  [amount, code, undefined],
  [amount, undefined, 'no-channels'],
  [amount, expired, 'no-channels'],
  [amount, { ...code, down: 'Closed' }, 'channels-down'],
  [amount, { ...code, max: 100 }, 'beyond-limits'],
  ['₱0.00', undefined, undefined],
  ['--', code, 'no-amount'],
  ['', code, 'no-amount']
])('on a page of one code %s with %o cannot be paid: %s', (text, offered, reason) => {
  expect(noWayOf({ amount: text, code: offered }, time)).toBe(reason)
})

describe('what stands in the way of paying', () => {
  const ready = (own: object = {}) =>
    ({ state: 'ready', data: { code: undefined, ...own } }) as Resource<Repayment>
  const obstacle = (text: string, way?: Channel, resource = ready()) =>
    payObstacle(resource, text, way, 'owed')?.text

  test('is nothing with a way that takes the amount, nor while the page loads', () => {
    expect(obstacle(amount, channel)).toBeUndefined()
    expect(obstacle('--', undefined, { state: 'loading', slow: false })).toBeUndefined()
  })

  test('is the amount, where there is none or nothing is due', () => {
    expect(obstacle('--', channel)).toBe(messages.noAmount)
    expect(obstacle('₱0.00', channel)).toBe(cashierMessages.nothing)
  })

  test('is the way, or that there is none', () => {
    expect(obstacle(amount, { ...channel, down: 'Until 10:00' })).toBe('Until 10:00')
    expect(obstacle(amount)).toBe(messages.noWay)
    expect(obstacle(amount, undefined, ready({ code }))).toBe(messages.noMethod)
  })

  test('is that there is none where the code is for another amount than the chosen one', () => {
    const ofPart = { isOwn: false } as PayChoice
    const { kind, text } = payObstacle(ready({ code }), amount, undefined, 'owed', ofPart) ?? {}
    expect({ kind, text }).toEqual({ kind: 'call', text: messages.noWay })
  })

  test('is that the loan is paid or extended already', () => {
    expect(payObstacle(ready(), amount, channel, 'paid')?.text).toBe(cashierMessages.used)
    expect(payObstacle(ready(), amount, channel, 'extended')?.text).toBe(cashierMessages.extended)
  })
})

test('a way says that it was used last, its fee and how soon it counts, or why it does not work', () => {
  const way = { ...channel, fee: '₱15', posts: 'within 5 minutes' }
  expect(channelFacts(way, { obstacle: 'Only up to ₱1.00', isLast: true })).toEqual([
    'Only up to ₱1.00'
  ])
  expect(channelFacts(way, { obstacle: '', isLast: true })).toEqual([
    messages.paidLast,
    expect.stringContaining('₱15'),
    expect.stringContaining('within 5 minutes')
  ])
  expect(channelFacts(channel, { obstacle: '', isLast: false })).toEqual([])
})

test('ways that work come before those that do not, each in its order', () => {
  const ways = ['a', 'b', 'c', 'd'].map((name, index) => ({
    ...channel,
    name,
    down: index % 2 === 0 ? 'Closed' : ''
  }))
  expect(usableFirst(ways, ({ down }) => down).map(({ name }) => name)).toEqual([
    'b',
    'd',
    'a',
    'c'
  ])
})
