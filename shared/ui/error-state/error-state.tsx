import { postAction } from '../../bridge/bridge.ts'
import { brand } from '../../config/brand.ts'
import { pageMessages } from '../../messages/page.ts'
import { Button } from '../button/button.tsx'
import { AlertIcon, PhoneIcon } from '../icon/icon.tsx'
import './error-state.css'

interface ErrorStateProps {
  title?: string
  message: string
  onRetry: () => void
}

/** What went wrong, and the ways on. */
export function ErrorState({
  title = pageMessages.failedTitle,
  message,
  onRetry
}: ErrorStateProps) {
  return (
    <section className="error-state" role="alert">
      <span className="error-state_icon">
        <AlertIcon />
      </span>
      <h2 className="error-state_title">{title}</h2>
      <p className="error-state_message">{message}</p>
      <Button onClick={onRetry}>{pageMessages.tryAgain}</Button>
      <Button look="quiet" onClick={() => postAction('callPhone', brand.servicePhone)}>
        <PhoneIcon />
        {pageMessages.call.replace('{phone}', brand.servicePhone)}
      </Button>
    </section>
  )
}
