import { type ReactNode, useContext } from 'react'
import { Button } from '../button/button.tsx'
import { CallButton } from '../call-button/call-button.tsx'
import { Card } from '../card/card.tsx'
import { CheckIcon } from '../icon/check-icon.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import { PageWords } from '../page-words/page-words.ts'
import './error-state.css'
import './refused-state.css'

interface RefusedStateProps {
  message: string
  isPaid?: boolean | undefined
  action: string
  onAct: () => void
  /** Where asking again may change the answer. */
  onRetry?: () => void
  children?: ReactNode
}

/** The first sentence is the title; \u0964 ends one in Hindi. A full stop after one or two letters ends an abbreviation. */
const sentences = /^(.*?(?:[^\s.]{3}[.!?]|\u0964))\s+(.+)$/s

/** Apart from `ErrorState`, which every page downloads. */
export function RefusedState(props: RefusedStateProps) {
  const { message, isPaid, action, onAct, onRetry, children } = props
  const { tryAgain } = useContext(PageWords)
  const [, first = message, rest] = sentences.exec(message) ?? []
  return (
    <Card className={isPaid ? 'error-state is-paid' : 'error-state'} role="alert">
      <span className="error-state_icon is-answer">{isPaid ? <CheckIcon /> : <InfoIcon />}</span>
      <p className="error-state_title">
        {first} {rest && <span className="error-state_rest">{rest}</span>}
      </p>
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
      <Button variant={onRetry ? 'quiet' : 'primary'} onClick={onAct}>
        {action}
      </Button>
      {children}
      <CallButton />
    </Card>
  )
}
