import { useStore } from '@nanostores/react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel, Repayment } from '../../api/repayment.ts'
import { groupCode } from '../../loan/group-code.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { BarcodeIcon } from '../../ui/icon/barcode-icon.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { PaymentNotes } from '../cashier/payment-notes.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { slipOfChannel } from '../cashier/slip.ts'
import { LazyPayApp } from '../pay-apps/lazy-pay-app.tsx'
import type { RepaymentStore } from './store.ts'
import { useExpiredWay } from './use-expired-way.ts'
import { WayHead } from './way-head.tsx'

export const chosenWay = 'chosen-way'

interface WayProps {
  channel: Channel
  repayment: Repayment
  store: RepaymentStore
}

export function ChosenWay({ channel, repayment, store }: WayProps) {
  const isExpired = useExpiredWay(channel)
  // The way's codes are for the page's own amount.
  const isOwn = useStore(store.$choice)?.isOwn ?? true
  const { logo, name, barcode, expiresAt } = channel
  const isCodeOfLoan = barcode !== '' && barcode === repayment.code?.code
  return (
    <Card className="pay-way">
      <WayHead logo={logo} name={name} id={chosenWay} onClick={() => store.openDialog('methods')} />
      <PaymentNotes {...channel} expiresAt={isExpired ? '' : expiresAt} />
      {isExpired ? (
        <ExpiredCode digits={isCodeOfLoan ? groupCode(barcode) : ''} expiresAt={expiresAt} />
      ) : (
        isOwn && <OwnCode channel={channel} repayment={repayment} store={store} />
      )}
    </Card>
  )
}

function OwnCode({ channel, repayment, store }: WayProps) {
  const amount = useStore(store.$amount)
  const isWrong = useStore(store.$distrust) !== undefined
  const { name, barcode, appLink, qr } = channel
  const showsBarcode = barcode && !isWrong
  return (
    <>
      <LazyPayApp
        way={channel}
        name={name}
        amount={amount}
        payments={store.payments}
        onWrong={why => store.distrust(channel, why)}
        key={`${appLink} ${qr}`}
      />
      {showsBarcode && (
        <Button
          variant="secondary"
          onClick={() => store.payments.use(() => store.openDialog('barcode'))}
        >
          <BarcodeIcon />
          {messages.scan}
        </Button>
      )}
      {/* The code of the loan shows the same barcode. */}
      {showsBarcode && barcode !== repayment.code?.code && (
        <ShowToCashier
          slip={slipOfChannel(channel, repayment, store.kind)}
          name={name}
          guard={store.payments.use}
        />
      )}
    </>
  )
}
