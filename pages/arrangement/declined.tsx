import { useStore } from '@nanostores/react'
import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { customerServiceMessages } from '#messages/customer-service.ts'
import type { Arrangement } from '../../shared/api/arrangement.ts'
import { WithoutPayment } from '../../shared/features/arrangement/without-payment.tsx'
import { GeneralLadder } from '../../shared/features/dispute/general-ladder.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import type { ArrangementPage } from './store.ts'
import { useHeading } from './use-heading.ts'

interface DeclinedProps {
  arrangement: Arrangement
  store: ArrangementPage
}

export function Declined({ arrangement, store }: DeclinedProps) {
  const { state, message } = arrangement
  const debt = useStore(store.$debt)
  // The server's answer draws this part after the borrower has moved on to it.
  useHeading(store)
  return (
    <>
      <Card
        title={state === 'ended' ? messages.ended : messages.declined}
        className="arrangement_part"
        role="status"
      >
        {message && <p>{message}</p>}
      </Card>
      <Card title={messages.remains} className="arrangement_ways">
        <Button onClick={store.openRepay}>{messages.waysToPay}</Button>
        <Button variant="secondary" onClick={store.askAgain}>
          {messages.askAgain}
        </Button>
        <CallButton />
      </Card>
      {debt && (
        <>
          <Card className="fold-list">
            <WithoutPayment debt={debt} isOpen />
          </Card>
          <GeneralLadder>
            <Button variant="secondary" onClick={store.complain}>
              {customerServiceMessages.newComplaint}
            </Button>
          </GeneralLadder>
        </>
      )}
    </>
  )
}
