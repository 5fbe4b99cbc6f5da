import { useStore } from '@nanostores/react'
import { paperMessages as messages } from '#messages/paper.ts'
import type { Order } from '../../shared/api/order.ts'
import { openPage } from '../../shared/bridge/open-link.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { ArrangementSlot } from '../../shared/features/arrangement/lazy-arrangement.tsx'
import { PaperRow } from '../../shared/features/paper/paper-row.tsx'
import { hasPaid } from '../../shared/features/payments/loan-page.ts'
import { Reminder } from '../../shared/features/payments/payments.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { hasPapers, isSettled, type OrderPage, owes } from './store.ts'

const openStatement = () => openPage('statement.html', { ...orderKey() })

interface ToKeepProps {
  order: Order
  store: OrderPage
}

/** The day to be reminded of; the papers of a loan that was paid out, and once it is paid the letter that says so. */
export function KeepingWays({ order, store }: ToKeepProps) {
  const { payments, $next } = store
  const money = useStore(payments.$money)
  const loan = orderKey()
  return (
    <>
      {/* Nobody who has paid is asked whether he cannot. */}
      {owes(order) && loan && !hasPaid(money) && (
        <ArrangementSlot loan={loan} texts={payments.page.samples()} onNext={$next.set}>
          <Reminder payments={payments} />
        </ArrangementSlot>
      )}
      {hasPapers(order) && isSettled(order) && (
        <PaperRow paper={{ kind: 'closure', id: '' }}>{messages.closure.title}</PaperRow>
      )}
      {hasPapers(order) && (
        <RowButton icon={<DocumentIcon />} onClick={openStatement}>
          {messages.statement}
        </RowButton>
      )}
    </>
  )
}
