import { repaymentMessages as messages } from '#messages/repayment.ts'
import { Button } from '../../ui/button/button.tsx'
import { BarcodeIcon } from '../../ui/icon/barcode-icon.tsx'
import type { RepaymentStore } from './store.ts'

export function ShowBarcode({ store, isMain }: { store: RepaymentStore; isMain: boolean }) {
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      onClick={() => store.payments.use(() => store.openDialog('barcode'))}
    >
      <BarcodeIcon />
      {messages.scan}
    </Button>
  )
}
