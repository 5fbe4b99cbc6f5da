import { atom, type ReadableAtom } from 'nanostores'
import { type Channel, channelKey, type Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { orderKey } from '../../context/order-key.ts'
import { $outages } from '../../context/outages.ts'
import { loanOwner } from '../../context/owner.ts'
import { keptText, readRecord } from '../../context/storage.ts'
import { keepTypedValues, readTypedValues } from '../../context/typed-values.ts'
import { computed } from '../../lib/computed.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { channelObstacle } from './channel-limits.ts'
import { withOutage } from './with-outage.ts'

function findAgain(channels: readonly Channel[], key: string): Channel | undefined {
  return (
    channels.find(each => channelKey(each) === key) ??
    channels.find(each => key.startsWith(channelKey({ ...each, barcode: '' })))
  )
}

export function createChannels(
  kind: RepaymentKind,
  $resource: ReadableAtom<Resource<Repayment>>,
  $amount: ReadableAtom<string>,
  $choice: ReadableAtom<PayChoice | undefined>
) {
  const $chosenKey = atom('')
  const place = () => `${kind} ${orderKey()?.orderId}`

  /** In the server's order; outages of the operator count, too. */
  const $channels = computed([$resource, $outages, $choice], (resource, outages, choice) => {
    const all = resource.state === 'ready' ? resource.data.channels : []
    const accepted = all.filter(({ number }) => choice?.takes(number) ?? true)
    return accepted.map(channel => withOutage(channel, outages))
  })
  const $last = computed($channels, channels => {
    const last = readRecord('channel', loanOwner(orderKey()?.orderId ?? ''), keptText)?.data
    return last && findAgain(channels, last)
  })
  /** The first that works, until another is chosen, or that one is gone. */
  const $channel = computed([$channels, $chosenKey, $amount], (channels, chosenKey, amount) => {
    const usable = channels.filter(channel => channelObstacle(channel, amount) === '')
    return findAgain(usable, chosenKey) ?? usable[0] ?? channels[0]
  })

  return {
    $channels,
    $last,
    $channel,
    restoreChannel: () => {
      if (!$chosenKey.get()) $chosenKey.set(readTypedValues('repayChannel', place()).channel ?? '')
    },
    chooseChannel: (channel: Channel) => {
      $chosenKey.set(channelKey(channel))
      keepTypedValues('repayChannel', place(), { channel: channelKey(channel) })
    }
  }
}
