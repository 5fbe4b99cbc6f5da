import { type ReactNode, useContext } from 'react'
import { Button } from '../button/button.tsx'
import { CallButton } from '../call-button/call-button.tsx'
import { Card } from '../card/card.tsx'
import { AlertIcon } from '../icon/alert-icon.tsx'
import { PageWords } from '../page-words/page-words.ts'
import './error-state.css'

interface ErrorStateProps {
  /** Needed where the message alone does not say the event. */
  title?: string
  message: string
  detail?: ReactNode
  action?: string
  onRetry: () => void
  children?: ReactNode
}

export function ErrorState({ title, message, detail, action, onRetry, children }: ErrorStateProps) {
  const words = useContext(PageWords)
  return (
    <Card className="error-state" role="alert">
      <span className="error-state_icon">
        <AlertIcon />
      </span>
      {title && <h2 className="error-state_title">{title}</h2>}
      <p className={title ? 'error-state_message' : 'error-state_title'}>{message}</p>
      {detail}
      <Button onClick={onRetry}>{action ?? words.tryAgain}</Button>
      {children}
      <CallButton />
    </Card>
  )
}
