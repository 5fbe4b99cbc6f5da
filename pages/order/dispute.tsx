import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { openDispute } from './store.ts'
import './dispute.css'

export function Dispute({ problemId, text }: NonNullable<Order['dispute']>) {
  return (
    <Card className="order_dispute">
      <p>{text || messages.dispute}</p>
      <RowButton icon={<ChatIcon />} onClick={() => openDispute(problemId)}>
        {messages.seeComplaint}
      </RowButton>
    </Card>
  )
}
