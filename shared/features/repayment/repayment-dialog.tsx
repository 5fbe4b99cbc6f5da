import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel } from '../../api/repayment.ts'
import { brand } from '../../config/brand.ts'
import { Amount } from '../../ui/amount/amount.tsx'
import { Barcode } from '../../ui/barcode/barcode.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Missing } from '../../ui/picture/missing.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { spareSlip } from '../cashier/spare-slip.ts'
import { useCodeState } from '../cashier/use-code-state.ts'
import { UsedCode } from '../cashier/used-code.tsx'
import { isUsedUp } from '../payments/loan-page.ts'
import { Methods } from './methods.tsx'
import { NoLinkDialog } from './no-link-dialog.tsx'
import type { RepaymentStore } from './store.ts'

interface RepaymentDialogProps {
  store: RepaymentStore
  onClose: () => void
}

export function RepaymentDialog({ store, onClose }: RepaymentDialogProps) {
  const dialog = useStore(store.$dialog)
  switch (dialog) {
    case 'methods':
      return <Methods store={store} />
    case 'barcode':
      return <BarcodeDialog store={store} onClose={onClose} />
    case 'noLink':
      return <NoLinkDialog onClose={onClose} />
    default:
      return null
  }
}

function BarcodeDialog({ store, onClose }: RepaymentDialogProps) {
  const channel = useStore(store.$channel)
  const money = useStore(store.payments.$money)
  const isOwn = useStore(store.$choice)?.isOwn ?? true
  // Quotes may come while it is open; the page says then why its codes are hidden.
  useEffect(() => {
    if (!isOwn) onClose()
  }, [isOwn, onClose])
  return (
    <Dialog id="scanToPay" title={messages.scan} closable={common.close} onClose={onClose}>
      {isUsedUp(money) ? (
        <UsedCode digits="" state={money} />
      ) : (
        <>
          <BarcodeFacts store={store} name={channel?.name ?? ''} />
          {channel && <ValidBarcode store={store} channel={channel} />}
        </>
      )}
    </Dialog>
  )
}

interface BarcodeProps {
  store: RepaymentStore
  channel: Channel
}

function ValidBarcode({ store, channel: { name, barcode, expiresAt } }: BarcodeProps) {
  const state = useCodeState(barcode, expiresAt)
  const resource = useStore(store.$repayment)
  const [isMissing, setMissing] = useState(false)
  if (state === 'expired') return <ExpiredCode digits="" expiresAt={expiresAt} />
  const repayment = resource.state === 'ready' ? resource.data : undefined
  const spare = isMissing ? spareSlip({ kind: store.kind, place: name }, repayment) : undefined
  if (isMissing && !spare) return <p>{messages.noPicture}</p>
  return (
    <>
      <p className="repayment_hint">{messages.scanHint}</p>
      {/^https?:/.test(barcode) && !spare ? (
        <Picture
          source={barcode}
          alternative={messages.scan}
          size="large"
          fallback={<Missing onMissing={() => setMissing(true)} />}
        />
      ) : (
        <Barcode text={spare?.code ?? barcode} id="scan-code" />
      )}
      {spare && <CopyButton text={spare.code} what={messages.code} shownIn="scan-code" />}
    </>
  )
}

function BarcodeFacts({ store, name }: { store: RepaymentStore; name: string }) {
  const amount = useStore(store.$ownAmount)
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
