import { commonMessages as common } from '#messages/common.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { RefusedState } from '../../shared/ui/error-state/refused-state.tsx'
import { useWayHome } from '../../shared/ui/error-state/use-way-home.ts'
import type { OrderPage } from './store.ts'

/** Asking again seldom helps; without a loan or a session there is nothing to ask for. */
export function Refused({ message, store }: { message: string; store: OrderPage }) {
  const { isEnded, ...home } = useWayHome()
  const canRetry = orderKey() !== undefined && !isEnded
  return (
    <RefusedState message={message} {...home}>
      {canRetry && (
        <Button variant="quiet" onClick={store.retry}>
          {common.tryAgain}
        </Button>
      )}
    </RefusedState>
  )
}
