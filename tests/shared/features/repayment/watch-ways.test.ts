import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Channel, Repayment } from '../../../../shared/api/repayment.ts'
import type { Resource } from '../../../../shared/api/resource.ts'
import { watchWays } from '../../../../shared/features/repayment/watch-ways.ts'
import { tellNoWay } from '../../../../shared/features/reports/tell-no-way.ts'

vi.mock('../../../../shared/features/reports/tell-no-way.ts', () => ({ tellNoWay: vi.fn() }))

beforeEach(() => void vi.mocked(tellNoWay).mockReset())

function watch(kind: 'instalment' | 'extension', data: object) {
  const $resource = atom<Resource<Repayment>>({ state: 'loading', slow: false })
  const $channels = atom<Channel[]>([])
  watchWays({ kind, $resource, $amount: atom('₱5,455.00'), $channels })
  expect(tellNoWay).not.toHaveBeenCalled()
  $resource.set({ state: 'ready', data: data as Repayment })
  return {
    $channels,
    reasons: () => vi.mocked(tellNoWay).mock.calls.map(([reason]) => reason)
  }
}

test('a loan that no way is named for is told', () => {
  expect(watch('instalment', {}).reasons()).toEqual(['no-channels'])
})

test('ways that all go down later are told then', () => {
  const { $channels, reasons } = watch('instalment', {})
  vi.mocked(tellNoWay).mockReset()
  const way = { name: 'Wallet', down: '' } as Channel
  $channels.set([way])
  expect(reasons()).toEqual([])
  $channels.set([{ ...way, down: 'Until 10:00' }])
  expect(reasons()).toEqual(['channels-down'])
})

test('an extension is told only where it is offered', () => {
  expect(watch('extension', {}).reasons()).toEqual([])
  expect(watch('extension', { delay: { amount: '₱500.00' } }).reasons()).toEqual(['no-channels'])
})
