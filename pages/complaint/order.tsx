import {
  complaintMessages,
  complaintStartMessages as messages
} from '../../shared/messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'
import { NextIcon } from '../../shared/ui/icon/next-icon.tsx'
import { Option } from '../../shared/ui/option/option.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { ProductHead } from '../../shared/ui/product-card/product-card.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import type { Choices } from './choice.ts'
import { chooseOrder, toggleOrders } from './store.ts'

/** The order that the complaint is about, and the way to the others. */
export function OrderCard({ choices: { order, orders } }: { choices: Choices }) {
  const hasOthers = orders.some(({ number }) => number !== order?.number)
  return (
    <section className="card">
      <div className="complaint_order-head">
        <h2 className="card_title">{messages.order}</h2>
        {hasOthers && (
          <Button
            look="quiet"
            aria-label={messages.allLabel}
            aria-haspopup="dialog"
            onClick={() => toggleOrders(true)}
          >
            {messages.all}
            <NextIcon />
          </Button>
        )}
      </div>
      {order ? (
        <>
          <ProductHead logo={order.productLogo} name={order.productName}>
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

/** The borrower's orders, to choose another one. */
export function OrderSheet({ choices: { order, orders } }: { choices: Choices }) {
  const close = () => toggleOrders(false)
  return (
    <Dialog
      look="sheet"
      title={messages.chooseOrder}
      closable={complaintMessages.close}
      onClose={close}
    >
      <div role="radiogroup" aria-label={messages.chooseOrder}>
        {orders.map(each => (
          <Option
            key={each.number}
            name="order"
            checked={each.number === order?.number}
            onChoose={() => chooseOrder(each.number)}
            onPick={close}
          >
            <Picture source={each.productLogo} size="small" />
            <span className="complaint_order-text">
              <span className="complaint_order-name">{each.productName}</span>
              <span className="complaint_order-facts">
                {[each.status, each.rows[0]?.value].filter(Boolean).join(' · ')}
              </span>
            </span>
          </Option>
        ))}
      </div>
    </Dialog>
  )
}
