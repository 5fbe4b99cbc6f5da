import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { openApp, openService } from './store.ts'

/** The ways on for whom the link names no loan: to his own in the app, and to somebody to ask. */
export function OwnLoan() {
  return (
    <>
      <Button variant="secondary" onClick={openApp}>
        {messages.toApp}
      </Button>
      <Button variant="quiet" onClick={openService}>
        {messages.ask}
      </Button>
    </>
  )
}
