import type { Resource } from '../../api/resource.ts'
import { ErrorState } from './error-state.tsx'
import { RefusedState } from './refused-state.tsx'
import { useWayHome } from './use-way-home.ts'

interface FailedStateProps {
  failed: Extract<Resource<unknown>, { state: 'failed' }>
  /** Whether the address names the loan that `onAct` leads to. */
  hasLoan: boolean
  action: string
  onAct: () => void
  onRetry: () => void
}

/** A lost answer is asked for again; where it was a refusal, something else leads on. */
export function FailedState({ failed, hasLoan, onRetry, ...way }: FailedStateProps) {
  const { isEnded, ...home } = useWayHome()
  const { message, isServerRejection } = failed
  if (!isServerRejection) return <ErrorState message={message} onRetry={onRetry} />
  return <RefusedState message={message} {...(hasLoan && !isEnded ? way : home)} />
}
