import type { ReadableAtom } from 'nanostores'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { marketTime } from '../../context/market-time.ts'
import { computed } from '../../lib/computed.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import { tellNoWay } from '../reports/tell-no-way.ts'
import { noWayOf } from './no-way.ts'

export interface WatchedWays {
  kind: RepaymentKind
  $resource: ReadableAtom<Resource<Repayment>>
  $amount: ReadableAtom<string>
  $channels: ReadableAtom<Channel[]>
}

/** Tells the operator once the page has no way to pay, also after an outage begins. */
export function watchWays({ kind, $resource, $amount, $channels }: WatchedWays): void {
  const $noWay = computed([$resource, $amount, $channels], (resource, amount, channels) => {
    if (resource.state !== 'ready') return undefined
    const { code, delay } = resource.data
    if (kind === 'extension' && !delay) return undefined
    return noWayOf({ amount, channels, code }, marketTime())
  })
  $noWay.subscribe(reason => reason && tellNoWay(reason))
}
