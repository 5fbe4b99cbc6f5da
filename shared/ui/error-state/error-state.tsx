import { type ReactNode, useContext } from 'react'
import { postAction } from '../../bridge/bridge.ts'
import { brand } from '../../config/brand.ts'
import { Button } from '../button/button.tsx'
import { AlertIcon } from '../icon/alert-icon.tsx'
import { PhoneIcon } from '../icon/phone-icon.tsx'
import { PageWords } from '../page-frame/page-words.ts'
import './error-state.css'

interface ErrorStateProps {
  /** What happened, where the message alone does not say it. */
  title?: string
  message: string
  /** What the button says, where trying again is not the way on. */
  action?: string
  onRetry: () => void
  /** Where nothing has failed: this is the answer. */
  icon?: ReactNode
  /** Another way on. */
  children?: ReactNode
}

/** What went wrong, and the ways on. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, action, onRetry, icon, children } = props
  const words = useContext(PageWords)
  return (
    <section className="card error-state" role="alert">
      <span className={icon ? 'error-state_icon is-answer' : 'error-state_icon'}>
        {icon ?? <AlertIcon />}
      </span>
      {title && <h2 className="error-state_title">{title}</h2>}
      <p className={title ? 'error-state_message' : 'error-state_title'}>{message}</p>
      <Button onClick={onRetry}>{action ?? words.tryAgain}</Button>
      {children}
      <Button look="quiet" onClick={() => postAction('callPhone', brand.servicePhone)}>
        <PhoneIcon />
        {words.call.replace('{phone}', brand.servicePhone)}
      </Button>
    </section>
  )
}
