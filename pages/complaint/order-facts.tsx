import type { ReactNode } from 'react'
import type { ComplaintOrder } from '../../shared/api/complaint.ts'
import { complaintStartMessages as messages } from '../../shared/messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { ProductHead } from '../../shared/ui/product-card/product-card.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'

interface OrderFactsProps {
  order: Omit<ComplaintOrder, 'number' | 'supportsCollection'> | undefined
  /** The way to the other orders. */
  children: ReactNode
}

/** What is known of an order, or that there is none. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  return (
    <section className="card">
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
    </section>
  )
}

interface AllOrdersProps {
  onOpen: () => void
  children?: ReactNode
}

/** Opens the list of orders. */
export function AllOrders({ onOpen, children }: AllOrdersProps) {
  return (
    <div>
      <Button look="quiet" aria-label={messages.allLabel} aria-haspopup="dialog" onClick={onOpen}>
        {messages.all}
        <NextIcon />
      </Button>
      {children}
    </div>
  )
}
