import { atom, computed, type ReadableAtom } from 'nanostores'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { type Channel, channelKey } from '../../api/repayment.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { channelObstacle } from './channel-limits.ts'

/** A new code or link of the same channel is checked again. */
const wayKey = (channel: Channel) => [channelKey(channel), channel.appLink, channel.qr].join(' ')

export function createDistrust(
  $channel: ReadableAtom<Channel | undefined>,
  $amount: ReadableAtom<string>,
  $choice: ReadableAtom<PayChoice | undefined>
) {
  const $wrongWays = atom<ReadonlyMap<string, string>>(new Map())
  /** Why not to pay by the chosen channel; undefined where nothing speaks against it. */
  const $distrust = computed(
    [$channel, $wrongWays, $choice],
    (channel, wrong, choice) => (channel && wrong.get(wayKey(channel))) ?? choice?.problem
  )
  /** Answers why a channel cannot be chosen, '' where it can. */
  const $obstacleOf = computed(
    [$amount, $wrongWays],
    (amount, wrong) => (channel: Channel) =>
      wrong.has(wayKey(channel)) ? messages.wrongWay : channelObstacle(channel, amount)
  )
  const distrust = (channel: Channel, why: string) =>
    $wrongWays.set(new Map($wrongWays.get()).set(wayKey(channel), why))
  return { $distrust, $obstacleOf, distrust }
}
