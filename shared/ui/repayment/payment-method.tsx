import { useStore } from '@nanostores/react'
import type { Channel } from '../../api/repayment.ts'
import { repaymentMessages as messages } from '../../messages/repayment.ts'
import { Button } from '../button/button.tsx'
import { BarcodeIcon, NextIcon } from '../icon/icon.tsx'
import { Picture } from '../picture/picture.tsx'
import { PaymentNotes } from './payment-notes.tsx'
import type { RepaymentStore } from './store.ts'

/** The chosen channel, and the way to the others. */
export function PaymentMethod({ store }: { store: RepaymentStore }) {
  const channel = useStore(store.$channel)
  if (!channel) return null
  return (
    <section className="card">
      <h2 className="card_title" id="payment-method">
        {messages.method}
      </h2>
      <button
        type="button"
        className="repayment_method"
        aria-haspopup="dialog"
        aria-labelledby="payment-method chosen-channel"
        onClick={() => store.openDialog('methods')}
      >
        <Picture source={channel.logo} size="small" />
        <span className="repayment_method-name" id="chosen-channel">
          {channel.name}
        </span>
        <NextIcon />
      </button>
      <PaymentNotes {...channel} />
      {channel.barcode && (
        <Button look="secondary" onClick={() => store.openDialog('barcode')}>
          <BarcodeIcon />
          {messages.scan}
        </Button>
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
    <label className="repayment_channel">
      <Picture source={channel.logo} size="small" />
      <span className="repayment_method-name">{channel.name}</span>
      <input
        className="repayment_radio"
        type="radio"
        name="channel"
        checked={selected}
        onChange={onChoose}
        onClick={event => event.detail > 0 && onPick()}
      />
    </label>
  )
}
