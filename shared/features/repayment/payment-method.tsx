import { useStore } from '@nanostores/react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { BarcodeIcon } from '../../ui/icon/barcode-icon.tsx'
import { NextIcon } from '../../ui/icon/next-icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ExpiredCode } from '../cashier/expired-code.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { slipOfChannel } from '../cashier/slip.ts'
import { useCodeState } from '../cashier/use-code-state.ts'
import { LazyPayApp } from '../pay-apps/lazy-pay-app.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import type { RepaymentStore } from './store.ts'

export function PaymentMethod({ store }: { store: RepaymentStore }) {
  const channel = useStore(store.$channel)
  if (!channel) return null
  return (
    <button
      type="button"
      className="repayment_method"
      aria-haspopup="dialog"
      onClick={() => store.openDialog('methods')}
    >
      <Picture key={channel.logo} source={channel.logo} size="small" />
      <span className="repayment_method-text">
        <span className="repayment_label">{messages.method}</span>
        <span className="repayment_method-name">{channel.name}</span>
      </span>
      <NextIcon />
    </button>
  )
}

/** What the chosen channel says of itself, and its barcode; nothing where it has neither. */
export function ChannelDetails({ store }: { store: RepaymentStore }) {
  const resource = useStore(store.$repayment)
  const channel = useStore(store.$channel)
  const amount = useStore(store.$amount)
  const isWrong = useStore(store.$distrust) !== undefined
  const state = useCodeState(channel?.barcode ?? '', channel?.expiresAt ?? '')
  if (!channel) return null
  const { logo, name, barcode, expiresAt, fee, note, appLink, qr, posts } = channel
  const isExpired = `${barcode}${appLink}${qr}` !== '' && state === 'expired'
  if (![barcode, expiresAt, fee, note, appLink, qr, posts].some(Boolean)) return null
  return (
    <Card className="repayment_channel">
      <div className="repayment_code-head">
        <Picture key={logo} source={logo} size="small" />
        <div className="repayment_code-title">
          <p className="repayment_label">{messages.ofChannel}</p>
          <h2>{name}</h2>
        </div>
      </div>
      <PaymentNotes {...channel} expiresAt={isExpired ? '' : expiresAt} />
      {!isExpired && (
        <LazyPayApp
          way={channel}
          name={name}
          amount={amount}
          payments={store.payments}
          onWrong={why => store.distrust(channel, why)}
          key={`${appLink} ${qr}`}
        />
      )}
      {isExpired && <ExpiredCode digits="" expiresAt={expiresAt} renew={store.renewCode} />}
      {barcode && !isExpired && !isWrong && (
        <Button
          variant="secondary"
          onClick={() => store.payments.use(() => store.openDialog('barcode'))}
        >
          <BarcodeIcon />
          {messages.scan}
        </Button>
      )}
      {/* The default code's card has shown the same barcode. */}
      {barcode &&
        !isExpired &&
        !isWrong &&
        resource.state === 'ready' &&
        barcode !== resource.data.code?.code && (
          <ShowToCashier
            slip={slipOfChannel(channel, resource.data, store.kind)}
            name={name}
            guard={store.payments.use}
          />
        )}
    </Card>
  )
}
