import type { ReactNode } from 'react'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import type { ComplaintOrder } from '../../shared/api/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Chip } from '../../shared/ui/chip/chip.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import '../../shared/styles/unseen.css'

interface OrderFactsProps {
  order: Omit<ComplaintOrder, 'number' | 'supportsCollection'> | undefined
  children: ReactNode
}

/** One line says which loan it is, so that the types stay in sight. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  return (
    <Card className="complaint_order">
      <h2 className="unseen">{messages.order}</h2>
      <div className="complaint_order-head">
        {order ? (
          <>
            <Picture key={order.productLogo} source={order.productLogo} size="small" />
            <span className="complaint_order-text">
              <span className="complaint_order-name">{order.productName}</span>
              {order.status && (
                <span>
                  <Chip>{order.status}</Chip>
                </span>
              )}
            </span>
          </>
        ) : (
          <p className="complaint_no-order">{messages.noOrder}</p>
        )}
        {children}
      </div>
      {order && <Rows rows={order.rows} />}
    </Card>
  )
}

export function AllOrders({ onOpen }: { onOpen: () => void }) {
  return (
    <div>
      <Button
        variant="quiet"
        aria-label={messages.allLabel}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {messages.all}
        <NextIcon />
      </Button>
    </div>
  )
}
