import { complaintMessages, complaintStartMessages as messages } from '#messages/complaint.ts'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'
import { Option } from '../../shared/ui/option/option.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { type Choices, hasOthers } from './choice.ts'
import { AllOrders, OrderFacts } from './order-facts.tsx'
import { chooseOrder, toggleOrders } from './store.ts'

/** The order that the complaint is about, and the way to the others. */
export function OrderCard({ choices }: { choices: Choices }) {
  return (
    <OrderFacts order={choices.order}>
      {hasOthers(choices) && <AllOrders onOpen={() => toggleOrders(true)} />}
    </OrderFacts>
  )
}

/** The borrower's orders, to choose another one. */
export function OrderSheet({ choices: { order, orders } }: { choices: Choices }) {
  const close = () => toggleOrders(false)
  return (
    <Dialog
      variant="sheet"
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
