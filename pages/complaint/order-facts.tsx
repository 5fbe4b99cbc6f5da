import type { ReactNode } from 'react'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import type { ComplaintOrder } from '../../shared/api/complaint.ts'
import { ProductHead } from '../../shared/features/recommended/product-head.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'

interface OrderFactsProps {
  order: Omit<ComplaintOrder, 'number' | 'supportsCollection'> | undefined
  children: ReactNode
}

export function OrderFacts({ order, children }: OrderFactsProps) {
  return (
    <Card>
      <div className="complaint_order-head">
        <h2 className="card_title">{messages.order}</h2>
        {children}
      </div>
      {order ? (
        <>
          <ProductHead key={order.productLogo} logo={order.productLogo} name={order.productName}>
            {order.status && <span className="complaint_status">{order.status}</span>}
          </ProductHead>
          <Rows rows={order.rows} />
        </>
      ) : (
        <p className="complaint_no-order">{messages.noOrder}</p>
      )}
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
