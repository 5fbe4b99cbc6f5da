import { orderKey } from '../../shared/context/order-key.ts'
import { RefusedState } from '../../shared/ui/error-state/refused-state.tsx'
import { useWayHome } from '../../shared/ui/error-state/use-way-home.ts'
import type { OrderPage } from './store.ts'

/** Without a loan or a session there is nothing to ask for again. */
export function Refused({ message, store }: { message: string; store: OrderPage }) {
  const { isEnded, ...home } = useWayHome()
  const canRetry = orderKey() !== undefined && !isEnded
  return <RefusedState message={message} {...home} {...(canRetry && { onRetry: store.retry })} />
}
