import type { ReadableAtom } from 'nanostores'
import { cashierMessages } from '#messages/cashier.ts'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { $toast, showToast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { stateOfCode } from '../payments/expired-codes.ts'

/** Asks for another code in an expired one's place, and says it where none comes. */
export function createRenewal(
  $resource: ReadableAtom<Resource<Repayment>>,
  $channel: ReadableAtom<Channel | undefined>,
  refresh: () => Promise<void>
) {
  return singleFlight(async () => {
    await refresh()
    const resource = $resource.get()
    if (resource.state !== 'ready') return undefined
    const { code } = resource.data
    const channel = $channel.get()
    const states = [
      code && stateOfCode(code.code, code.expiresAt),
      channel && stateOfCode(channel.barcode, channel.expiresAt)
    ]
    if (states.includes('expired') && !$toast.get()) showToast(cashierMessages.notRenewed)
    return undefined
  })
}
