import { repayCodeMessages as messages } from '#messages/repay-code.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { openApp, openService } from './store.ts'

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
