import { atom, computed, type ReadableAtom } from 'nanostores'
import { type Channel, channelKey } from '../../api/repayment.ts'
import type { PayChoice } from '../options/pay-choice.ts'

/** Why not to pay by the chosen channel; undefined where nothing speaks against it. */
export function createDistrust(
  $channel: ReadableAtom<Channel | undefined>,
  $choice: ReadableAtom<PayChoice | undefined>
) {
  const $wrongChannel = atom({ key: '', why: '' })
  const $distrust = computed([$channel, $wrongChannel, $choice], (channel, { key, why }, choice) =>
    channel && channelKey(channel) === key ? why : choice?.problem
  )
  const distrust = (channel: Channel, why: string) =>
    $wrongChannel.set({ key: channelKey(channel), why })
  return { $distrust, distrust }
}
