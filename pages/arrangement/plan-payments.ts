import type { Arrangement } from '../../shared/api/arrangement.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'
import { openPage } from '../../shared/bridge/open-page.ts'
import { marketDay } from '../../shared/context/market-time.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { readPlan } from '../../shared/features/arrangement/read-plan.ts'
import { hasPaid, type MoneyState } from '../../shared/features/payments/loan-page.ts'
import { createPayments } from '../../shared/features/payments/payments.tsx'
import { computed } from '../../shared/lib/computed.ts'
import { payableOf } from '../../shared/loan/payable.ts'

/** `owed` is the amount that the loan's own page shows; '' where not known. */
export function createPlanPayments(loan: LoadedResource<Arrangement>, owed: () => string) {
  const $planned = computed(loan.$resource, resource => {
    if (resource.state !== 'ready' || resource.data.state !== 'agreed') return undefined
    return readPlan(resource.data, marketDay())?.schedule[0]?.minor
  })
  return createPayments({
    key: orderKey,
    refresh: () => loan.refresh({ quiet: true }),
    samples: () => [owed()],
    $planned,
    resume: kind =>
      openPage(kind === 'extension' ? 'repay-delay.html' : 'repay.html', { ...orderKey() })
  })
}

/**
 * Nobody who owes nothing is asked. While a plan runs only one payment of it was received, and an offer ends by
 * itself: what was received may be for an extension.
 */
export function owesNothing(money: MoneyState, state: Arrangement['state'], owed: string): boolean {
  const isReceived = hasPaid(money) && state !== 'agreed' && state !== 'offered'
  return money === 'paid' || isReceived || payableOf(owed) === 'nothing'
}
