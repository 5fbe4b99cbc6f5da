import { useStore } from '@nanostores/react'
import type { Channel } from '../../api/repayment.ts'
import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Button } from '../button/button.tsx'
import { ShowToCashier } from '../cashier/show-to-cashier.tsx'
import { slipOfChannel } from '../cashier/slip.ts'
import { BarcodeIcon } from '../icon/barcode-icon.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import { Option } from '../option/option.tsx'
import { Picture } from '../picture/picture.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import type { RepaymentStore } from './store.ts'

/** The chosen channel, and the way to the others. */
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
  if (!channel) return null
  const { logo, name, barcode, expiresAt, fee, note } = channel
  if (!barcode && !expiresAt && !fee && !note) return null
  return (
    <section className="card repayment_channel">
      <div className="repayment_code-head">
        <Picture key={logo} source={logo} size="small" />
        <h2 className="repayment_code-title">{name}</h2>
      </div>
      <PaymentNotes {...channel} />
      {barcode && (
        <Button look="secondary" onClick={() => store.openDialog('barcode')}>
          <BarcodeIcon />
          {messages.scan}
        </Button>
      )}
      {/* The default code's card has shown the same barcode. */}
      {barcode && resource.state === 'ready' && barcode !== resource.data.code?.code && (
        <ShowToCashier slip={slipOfChannel(channel, resource.data, store.kind)} />
      )}
    </section>
  )
}

interface ChannelOptionProps {
  channel: Channel
  selected: boolean
  onChoose: () => void
  onPick: () => void
}

/** One channel of the list. A tap chooses and closes; the arrow keys only choose. */
export function ChannelOption({ channel, selected, onChoose, onPick }: ChannelOptionProps) {
  return (
    <Option name="channel" checked={selected} onChoose={onChoose} onPick={onPick}>
      <Picture source={channel.logo} size="small" />
      <span className="repayment_method-text">
        <span className="repayment_method-name">{channel.name}</span>
        {channel.fee && (
          <span className="repayment_label">{messages.fee.replace('{fee}', channel.fee)}</span>
        )}
      </span>
    </Option>
  )
}
