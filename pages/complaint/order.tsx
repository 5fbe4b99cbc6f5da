import { commonMessages as common } from '#messages/common.ts'
import { complaintStartMessages as messages } from '#messages/complaint.ts'
import { Dialog } from '../../shared/ui/dialog/dialog.tsx'
import { Option } from '../../shared/ui/option/option.tsx'
import { Picture } from '../../shared/ui/picture/picture.tsx'
import { type ComplaintChoices, hasOthers } from './choice.ts'
import { AllOrders, OrderFacts } from './order-facts.tsx'
import '../../shared/ui/dialog/sheet-dialog.css'

export function OrderCard({ choices, onAll }: { choices: ComplaintChoices; onAll: () => void }) {
  return (
    <OrderFacts order={choices.order}>
      {hasOthers(choices) && <AllOrders onOpen={onAll} />}
    </OrderFacts>
  )
}

interface OrderSheetProps {
  choices: Pick<ComplaintChoices, 'order' | 'orders'>
  onChoose: (number: string) => void
  onClose: () => void
}

export function OrderSheet({ choices: { order, orders }, onChoose, onClose }: OrderSheetProps) {
  return (
    <Dialog variant="sheet" title={messages.chooseOrder} closable={common.close} onClose={onClose}>
      <div role="radiogroup" aria-label={messages.chooseOrder}>
        {orders.map(each => (
          <Option
            key={each.number}
            name="order"
            checked={each.number === order?.number}
            onChoose={() => onChoose(each.number)}
            onPick={onClose}
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
