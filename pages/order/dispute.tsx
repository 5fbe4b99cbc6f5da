import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { openDispute } from './store.ts'
import './dispute.css'

export function Dispute({ problemId, text }: NonNullable<Order['dispute']>) {
  return (
    <Card className="order_dispute">
      <p>{text || messages.dispute}</p>
      <Button variant="quiet" onClick={() => openDispute(problemId)}>
        {messages.seeComplaint}
      </Button>
    </Card>
  )
}
