import { paperMessages as messages } from '#messages/paper.ts'
import type { Order } from '../../shared/api/order.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { ArrangementSlot } from '../../shared/features/arrangement/lazy-arrangement.tsx'
import { PaperButton } from '../../shared/features/paper/paper-button.tsx'
import { type PagePayments, Reminder } from '../../shared/features/payments/payments.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { hasPapers, isSettled, owes } from './store.ts'

const openStatement = () => openPage('statement.html', { ...orderKey() })

/** The papers of a loan that was paid out: its statement, and once it is paid the letter that says so. */
function OrderPapers({ isSettled }: { isSettled: boolean }) {
  return (
    <Card className="order_papers" title={messages.title}>
      {isSettled && (
        <PaperButton paper={{ kind: 'closure', id: '' }}>{messages.closure.title}</PaperButton>
      )}
      <Button variant="secondary" onClick={openStatement}>
        <DocumentIcon />
        {messages.statement}
      </Button>
    </Card>
  )
}

interface ToKeepProps {
  order: Order
  payments: PagePayments
}

export function ToKeep({ order, payments }: ToKeepProps) {
  const loan = orderKey()
  return (
    <>
      {hasPapers(order) && <OrderPapers isSettled={isSettled(order)} />}
      {owes(order) && loan && (
        <ArrangementSlot loan={loan} texts={payments.page.samples()}>
          <Reminder payments={payments} />
        </ArrangementSlot>
      )}
    </>
  )
}
