import { useStore } from '@nanostores/react'
import type { Order } from '../../shared/api/order.ts'
import { orderMessages as messages } from '../../shared/messages/order.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Dialog, DialogActions } from '../../shared/ui/dialog/dialog.tsx'
import { Stars } from '../../shared/ui/stars/stars.tsx'
import {
  $dialog,
  $stars,
  bindCard,
  cancelWithdraw,
  chooseStars,
  closeDialog,
  submitRating,
  withdraw
} from './dialogs.ts'

/** The dialog that the order asks for now, if any. */
export function OrderDialog({ order }: { order: Order }) {
  const dialog = useStore($dialog)
  switch (dialog) {
    case 'tips':
      return (
        <Dialog key={dialog} title={messages.tipsTitle} onClose={() => closeDialog('tips')}>
          <p>{order.tips}</p>
          <DialogActions>
            <Button onClick={() => closeDialog('tips')}>{messages.confirm}</Button>
          </DialogActions>
        </Dialog>
      )
    case 'bankCard':
      return (
        <Dialog
          key={dialog}
          title={order.bankCardTitle}
          closable={messages.close}
          onClose={() => closeDialog('bankCard')}
        >
          <p>{order.bankCardMessage}</p>
          <DialogActions>
            <Button onClick={bindCard}>{messages.bindCard}</Button>
          </DialogActions>
        </Dialog>
      )
    case 'withdraw':
      return (
        <Dialog key={dialog} title={messages.withdrawTitle} mustChoose onClose={cancelWithdraw}>
          <p>{order.withdrawMessage}</p>
          <DialogActions>
            <Button look="secondary" onClick={cancelWithdraw}>
              {messages.cancel}
            </Button>
            {order.nextUrl && <Button onClick={() => withdraw(order)}>{messages.withdraw}</Button>}
          </DialogActions>
        </Dialog>
      )
    case 'rating':
      return <RatingDialog />
    case 'thanks':
      return (
        <Dialog
          key={dialog}
          title={messages.ratingThanksTitle}
          onClose={() => closeDialog('thanks')}
        >
          <p>{messages.ratingThanks}</p>
        </Dialog>
      )
    default:
      return null
  }
}

function RatingDialog() {
  const stars = useStore($stars)
  const pending = useStore(submitRating.$pending)
  return (
    <Dialog title={messages.ratingTitle} onClose={() => closeDialog('rating')}>
      <Stars label={messages.ratingLabel} value={stars} onChange={chooseStars} />
      <DialogActions>
        <Button look="secondary" onClick={() => closeDialog('rating')}>
          {messages.cancel}
        </Button>
        <Button pending={pending} onClick={() => submitRating()}>
          {messages.submit}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
