import { useContext } from 'react'
import { Button } from '../button/button.tsx'
import { InfoIcon } from '../icon/info-icon.tsx'
import { PageWords } from '../page-frame/page-words.ts'
import { ErrorState } from './error-state.tsx'

interface RefusedStateProps {
  message: string
  /** What the button says, and where it leads. */
  action: string
  onAct: () => void
  onRetry: () => void
}

/** The server has answered that there is nothing to do here: no cause for alarm, but a way on. */
export function RefusedState({ message, action, onAct, onRetry }: RefusedStateProps) {
  const { tryAgain } = useContext(PageWords)
  return (
    <ErrorState message={message} icon={<InfoIcon />} action={action} onRetry={onAct}>
      <Button look="quiet" onClick={onRetry}>
        {tryAgain}
      </Button>
    </ErrorState>
  )
}
