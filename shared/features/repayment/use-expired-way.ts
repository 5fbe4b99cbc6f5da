import { useStore } from '@nanostores/react'
import type { Channel } from '../../api/repayment.ts'
import { payableOf } from '../../loan/payable.ts'
import { useCodeState } from '../cashier/use-code-state.ts'
import { isUsedUp } from '../payments/loan-page.ts'
import type { RepaymentStore } from './store.ts'

/** Whether nobody can pay by the way's code any more. */
export function useExpiredWay(channel: Channel | undefined): boolean {
  const { barcode = '', appLink = '', qr = '', expiresAt = '' } = channel ?? {}
  const state = useCodeState(barcode, expiresAt)
  return `${barcode}${appLink}${qr}` !== '' && state === 'expired'
}

/** Whether the main button asks for a new code: of the chosen way, or else of the loan. */
export function useNeedsCode(store: RepaymentStore): boolean {
  const channel = useStore(store.$channel)
  const resource = useStore(store.$repayment)
  const money = useStore(store.payments.$money)
  const amount = useStore(store.$amount)
  const code = resource.state === 'ready' ? resource.data.code : undefined
  const isWayExpired = useExpiredWay(channel)
  const isCodeExpired = useCodeState(code?.code ?? '', code?.expiresAt ?? '') === 'expired'
  if (isUsedUp(money) || payableOf(amount) !== 'payable') return false
  return channel ? isWayExpired : code !== undefined && isCodeExpired
}
