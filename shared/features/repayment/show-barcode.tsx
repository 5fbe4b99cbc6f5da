import { repaymentMessages as messages } from '#messages/repayment.ts'
import { BarcodeIcon } from '../../ui/icon/barcode-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import type { RepaymentStore } from './store.ts'

export function ShowBarcode({ store }: { store: RepaymentStore }) {
  return (
    <RowButton
      icon={<BarcodeIcon />}
      onClick={() => store.payments.use(() => store.openDialog('barcode'))}
    >
      {messages.scan}
    </RowButton>
  )
}
