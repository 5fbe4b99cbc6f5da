import { useContext } from 'react'
import { Button } from '../button/button.tsx'
import { CallButton } from '../call-button/call-button.tsx'
import { Card } from '../card/card.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import { PageWords } from '../page-words/page-words.ts'
import './error-state.css'
import './refused-state.css'

interface RefusedStateProps {
  message: string
  action: string
  onAct: () => void
  /** Where asking again may change the answer. */
  onRetry?: () => void
}

/** Apart from `ErrorState`, which every page downloads. */
export function RefusedState({ message, action, onAct, onRetry }: RefusedStateProps) {
  const { tryAgain } = useContext(PageWords)
  return (
    <Card className="error-state" role="alert">
      <span className="error-state_icon is-answer">
        <InfoIcon />
      </span>
      <p className="error-state_title">{message}</p>
      <Button onClick={onAct}>{action}</Button>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {tryAgain}
        </Button>
      )}
      <CallButton />
    </Card>
  )
}
