import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { orderMessages as messages } from '#messages/order.ts'
import type { Order } from '../../shared/api/order.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Stars } from '../../shared/ui/stars/stars.tsx'
import { createOrderDialogs, type OrderDialogs } from './dialogs.ts'
import type { OrderPage } from './store.ts'
import '../../shared/ui/dialog/sheet-dialog.css'

export function OrderDialog({ order, store }: { order: Order; store: OrderPage }) {
  const [dialogs] = useState(() => createOrderDialogs(store))
  const dialog = useStore(dialogs.$dialog)
  switch (dialog) {
    case 'tips':
      return (
        <Dialog key={dialog} title={messages.tipsTitle} onClose={() => dialogs.close('tips')}>
          <p>{order.tips}</p>
          <DialogActions>
            <Button onClick={() => dialogs.close('tips')}>{messages.confirm}</Button>
          </DialogActions>
        </Dialog>
      )
    case 'bankCard':
      return (
        <Dialog
          key={dialog}
          title={order.bankCardTitle}
          closable={common.close}
          onClose={() => dialogs.close('bankCard')}
        >
          <p>{order.bankCardMessage}</p>
          <DialogActions>
            <Button onClick={dialogs.bindCard}>{messages.bindCard}</Button>
          </DialogActions>
        </Dialog>
      )
    case 'withdraw':
      return <WithdrawDialog order={order} dialogs={dialogs} />
    case 'rating':
      return <RatingDialog dialogs={dialogs} />
    case 'thanks':
      return (
        <Dialog
          key={dialog}
          variant="sheet"
          title={messages.ratingThanksTitle}
          onClose={() => dialogs.close('thanks')}
        >
          <p>{messages.ratingThanks}</p>
        </Dialog>
      )
    default:
      return null
  }
}

interface WithdrawDialogProps {
  order: Order
  dialogs: OrderDialogs
}

function WithdrawDialog({ order, dialogs }: WithdrawDialogProps) {
  return (
    <Dialog title={messages.withdrawTitle} mustChoose onClose={dialogs.cancelWithdraw}>
      <p>{order.withdrawMessage}</p>
      <DialogActions>
        <Button variant="secondary" onClick={dialogs.cancelWithdraw}>
          {common.cancel}
        </Button>
        {order.nextUrl && (
          <Button onClick={() => dialogs.withdraw(order)}>{messages.withdraw}</Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

function RatingDialog({ dialogs }: { dialogs: OrderDialogs }) {
  const stars = useStore(dialogs.$stars)
  const misses = useStore(dialogs.$misses)
  const pending = useStore(dialogs.submitRating.$pending)
  return (
    <Dialog variant="sheet" title={messages.ratingTitle} onClose={() => dialogs.close('rating')}>
      <Stars
        label={messages.ratingLabel}
        value={stars}
        misses={misses}
        onChange={dialogs.chooseStars}
      />
      <DialogActions>
        <Button variant="secondary" onClick={() => dialogs.close('rating')}>
          {common.cancel}
        </Button>
        <Button pending={pending} onClick={() => dialogs.submitRating()}>
          {messages.submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
