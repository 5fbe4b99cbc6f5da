import { atom, type ReadableAtom } from 'nanostores'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { type Channel, channelKey, type Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { computed } from '../../lib/computed.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { channelObstacle } from './channel-limits.ts'

export function createDistrust(
  $repayment: ReadableAtom<Resource<Repayment>>,
  $channel: ReadableAtom<Channel | undefined>,
  $amount: ReadableAtom<string>,
  $choice: ReadableAtom<PayChoice | undefined>
) {
  /** A new code or link, also that of the loan, is checked again. */
  const $keyOf = computed($repayment, resource => {
    const code = resource.state === 'ready' ? resource.data.code : undefined
    return (channel: Channel) =>
      [channelKey(channel), channel.appLink, channel.qr, code?.appLink, code?.qr].join(' ')
  })
  const $wrongWays = atom<ReadonlyMap<string, string>>(new Map())
  /** Why not to pay by the chosen channel; undefined where nothing speaks against it. */
  const $distrust = computed(
    [$channel, $wrongWays, $choice, $keyOf],
    (channel, wrong, choice, keyOf) => (channel && wrong.get(keyOf(channel))) ?? choice?.problem
  )
  /** Answers why a channel cannot be chosen, '' where it can. */
  const $obstacleOf = computed(
    [$amount, $wrongWays, $keyOf],
    (amount, wrong, keyOf) => (channel: Channel) =>
      wrong.has(keyOf(channel)) ? messages.wrongWay : channelObstacle(channel, amount)
  )
  /** A card tells it each time it is drawn; only the first time draws the page again. */
  const distrust = (channel: Channel, why: string) => {
    const key = $keyOf.get()(channel)
    const wrong = $wrongWays.get()
    if (wrong.get(key) !== why) $wrongWays.set(new Map(wrong).set(key, why))
  }
  return { $distrust, $obstacleOf, distrust }
}
