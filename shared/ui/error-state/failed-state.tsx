import { useContext } from 'react'
import { faultMessages } from '#messages/faults.ts'
import { pageMessages } from '#messages/page.ts'
import type { Resource } from '../../api/resource.ts'
import { PageWords } from '../page-words/page-words.ts'
import { ErrorState } from './error-state.tsx'
import { RefusedState } from './refused-state.tsx'
import { useWayHome } from './use-way-home.ts'

interface FailedStateProps {
  failed: Extract<Resource<unknown>, { state: 'failed' }>
  /** To the loan; without it the way home is offered. */
  way?: { action: string; onAct: () => void } | undefined
  onRetry: () => void
  /** A refusal is asked again too, as where the server says to come back. */
  mayChange?: boolean
  isPaid?: boolean
}

/** A lost answer is asked for again; a refusal has another way on. */
export function FailedState({ failed, way, onRetry, mayChange, isPaid }: FailedStateProps) {
  const { message, isServerRejection } = failed
  const { loginText } = useContext(PageWords)
  // The sentence is in the language of the build, which is not every page's.
  const isForeign = message === faultMessages.session && loginText !== pageMessages.loginText
  const { isEnded, ...home } = useWayHome(isServerRejection)
  if (!isServerRejection) return <ErrorState message={message} onRetry={onRetry} />
  return (
    <RefusedState
      message={isForeign ? loginText : message}
      isPaid={isPaid}
      {...(way && !isEnded ? way : home)}
      {...(mayChange && !isEnded && { onRetry })}
    />
  )
}
