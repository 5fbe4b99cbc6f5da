import type { Resource } from '../../api/resource.ts'
import { ErrorState } from './error-state.tsx'
import { RefusedState } from './refused-state.tsx'

interface FailedStateProps {
  failed: Extract<Resource<unknown>, { state: 'failed' }>
  /** Whether the address names the loan that `onAct` leads to. */
  hasLoan: boolean
  action: string
  onAct: () => void
  onRetry: () => void
}

/** A lost answer is asked for again; where a loan's was a refusal, something else leads on. */
export function FailedState({ failed, hasLoan, onRetry, ...way }: FailedStateProps) {
  const { message, isServerRejection } = failed
  return isServerRejection && hasLoan ? (
    <RefusedState message={message} {...way} />
  ) : (
    <ErrorState message={message} onRetry={onRetry} />
  )
}
