import { useStore } from '@nanostores/react'
import { company } from '../../config/company.ts'
import { cashierMessages } from '../../messages/cashier.ts'
import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Amount } from '../amount/amount.tsx'
import { Barcode } from '../barcode/barcode.tsx'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { ChannelOption } from './payment-method.tsx'
import type { RepaymentStore } from './store.ts'

/** The sheet of channels, the barcode, or what to do after a lost answer. */
export function RepaymentDialog({ store }: { store: RepaymentStore }) {
  const dialog = useStore(store.$dialog)
  const channel = useStore(store.$channel)
  const onClose = store.closeDialog
  switch (dialog) {
    case 'methods':
      return <Methods store={store} />
    case 'barcode':
      return (
        <Dialog id="scanToPay" title={messages.scan} closable={messages.close} onClose={onClose}>
          <BarcodeFacts store={store} />
          <p className="repayment_hint">{messages.scanHint}</p>
          <Barcode text={channel?.barcode ?? ''} />
        </Dialog>
      )
    case 'uncertain':
      return (
        <Dialog title={messages.uncertainTitle} onClose={onClose}>
          <p>{messages.uncertainText}</p>
          <DialogActions>
            <Button onClick={onClose}>{messages.ok}</Button>
          </DialogActions>
        </Dialog>
      )
    default:
      return null
  }
}

/** What the cashier is asked to take, and for whom. */
function BarcodeFacts({ store }: { store: RepaymentStore }) {
  const amount = useStore(store.$amount)
  return (
    <div className="repayment_facts">
      <Amount text={amount} />
      <p>
        {cashierMessages.payTo} <strong>{company.billerName}</strong>
      </p>
    </div>
  )
}

function Methods({ store }: { store: RepaymentStore }) {
  const channels = useStore(store.$channels)
  const chosen = useStore(store.$channel)
  const { closeDialog, chooseChannel } = store
  return (
    <Dialog look="sheet" title={messages.method} closable={messages.close} onClose={closeDialog}>
      <p className="repayment_hint">{messages.methodHint}</p>
      <div role="radiogroup" aria-label={messages.method}>
        {channels.map(channel => (
          <ChannelOption
            key={channel.number}
            channel={channel}
            selected={channel === chosen}
            onChoose={() => chooseChannel(channel.number)}
            onPick={closeDialog}
          />
        ))}
      </div>
    </Dialog>
  )
}
