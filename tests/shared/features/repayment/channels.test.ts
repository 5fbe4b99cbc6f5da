import { describe, expect, test } from 'vitest'
import type { Channel } from '../../../../shared/api/repayment.ts'
import {
  findChannels,
  groupChannels
} from '../../../../shared/features/repayment/channel-groups.ts'
import { channelObstacle } from '../../../../shared/features/repayment/channel-limits.ts'

const channel = (name: string, kind?: Channel['kind']) => ({ name, kind }) as Channel
const limits = { min: undefined, max: undefined, down: '' }

describe('a channel', () => {
  test.each([
    [{}, ''],
    [{ down: 'Closed until 08:00.' }, 'Closed until 08:00.'],
    [{ min: 545_500 }, ''],
    [{ min: 545_501 }, 'Only for ₱5,455.01 or more'],
    [{ max: 545_500 }, ''],
    [{ max: 545_499 }, 'Only up to ₱5,454.99']
  ])('with %j says why it cannot pay ₱5,455.00: ‘%s’', (own, reason) => {
    expect(channelObstacle({ ...limits, ...own }, '₱5,455.00')).toBe(reason)
  })

  test('is not judged by an amount that cannot be read', () => {
    expect(channelObstacle({ ...limits, min: 100 }, '--')).toBe('')
  })
})

test('channels stand together by kind, those without a kind at the end', () => {
  const all = [channel('A'), channel('B', 'bank'), channel('C', 'wallet'), channel('D', 'bank')]
  const groups = groupChannels(all).map(({ kind, channels }) => [kind, channels.map(c => c.name)])
  expect(groups).toEqual([
    ['wallet', ['C']],
    ['bank', ['B', 'D']],
    [undefined, ['A']]
  ])
})

test('channels are found by any words of their name', () => {
  const all = [channel('Demo Wallet'), channel('Sample Bank Online')]
  expect(findChannels(all, 'ONLINE bank').map(({ name }) => name)).toEqual(['Sample Bank Online'])
  expect(findChannels(all, 'bank   on').map(({ name }) => name)).toEqual(['Sample Bank Online'])
  expect(findChannels(all, 'demo bank')).toEqual([])
  expect(findChannels(all, '').length).toBe(2)
  expect(findChannels(all, 'none')).toEqual([])
})
