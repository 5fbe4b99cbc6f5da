import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { brand } from '../../config/brand.ts'
import { Amount } from '../../ui/amount/amount.tsx'
import { Barcode } from '../../ui/barcode/barcode.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { useCodeState } from '../cashier/use-code-state.ts'
import { Methods } from './methods.tsx'
import { NoLinkDialog } from './no-link-dialog.tsx'
import type { RepaymentStore } from './store.ts'

interface RepaymentDialogProps {
  store: RepaymentStore
  onClose: () => void
}

export function RepaymentDialog({ store, onClose }: RepaymentDialogProps) {
  const dialog = useStore(store.$dialog)
  const channel = useStore(store.$channel)
  switch (dialog) {
    case 'methods':
      return <Methods store={store} />
    case 'barcode':
      return (
        <Dialog id="scanToPay" title={messages.scan} closable={common.close} onClose={onClose}>
          <BarcodeFacts store={store} name={channel?.name ?? ''} />
          <ValidBarcode text={channel?.barcode ?? ''} expiresAt={channel?.expiresAt ?? ''} />
        </Dialog>
      )
    case 'noLink':
      return <NoLinkDialog onClose={onClose} />
    default:
      return null
  }
}

function ValidBarcode({ text, expiresAt }: { text: string; expiresAt: string }) {
  const state = useCodeState(text, expiresAt)
  if (state === 'expired') return <ExpiredCode digits="" expiresAt={expiresAt} />
  return (
    <>
      <p className="repayment_hint">{messages.scanHint}</p>
      <Barcode text={text} />
    </>
  )
}

function BarcodeFacts({ store, name }: { store: RepaymentStore; name: string }) {
  const amount = useStore(store.$amount)
  return (
    <div>
      <Amount text={amount} />
      <p>
        {common.payTo} <strong>{brand.billerName}</strong>
      </p>
      <p className="pay-way_label">
        {messages.ofChannel}: {name}
      </p>
    </div>
  )
}
