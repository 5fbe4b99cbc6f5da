import { cashierMessages } from '#messages/cashier.ts'
import { $toast, showToast } from '../../context/toast.ts'
import { singleFlight } from '../../lib/single-flight.ts'

export function createRenewal(refresh: () => Promise<void>, isExpired: () => boolean) {
  return singleFlight(async () => {
    await refresh()
    if (isExpired() && !$toast.get()) showToast(cashierMessages.notRenewed)
  })
}
