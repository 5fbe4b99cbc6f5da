import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import type { RepaymentKind } from '../../loan/amount-of.ts'
import type { NextPayment } from '../arrangement/arrangement-part.tsx'
import type { PayChoice } from './pay-choice.ts'

export interface PayingPage {
  kind: RepaymentKind
  $repayment: ReadableAtom<Resource<Repayment>>
  $channels: ReadableAtom<readonly Channel[]>
  $ownAmount: ReadableAtom<string>
  $next: ReadableAtom<NextPayment | undefined>
  $choice: WritableAtom<PayChoice | undefined>
}
