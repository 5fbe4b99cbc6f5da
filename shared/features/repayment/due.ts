import type { ReadableAtom } from 'nanostores'
import type { Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { computed } from '../../lib/computed.ts'
import { amountOf, type RepaymentKind } from '../../loan/amount-of.ts'
import { noAmount } from '../../loan/no-amount.ts'
import type { PayChoice } from '../options/pay-choice.ts'

export function createDue(
  kind: RepaymentKind,
  $resource: ReadableAtom<Resource<Repayment>>,
  $choice: ReadableAtom<PayChoice | undefined>
) {
  /** The page's codes are for this amount. */
  const $ownAmount = computed($resource, resource =>
    resource.state === 'ready' ? amountOf(resource.data, kind) || noAmount : noAmount
  )
  const $amount = computed([$ownAmount, $choice], (own, choice) =>
    choice && own !== noAmount ? choice.amount : own
  )
  /** By when this payment is due, as the server says; '' where nothing is known. */
  const dayOfPayment = () => {
    const resource = $resource.get()
    return resource.state === 'ready' ? resource.data.date : ''
  }
  return { $ownAmount, $amount, dayOfPayment }
}
