import type { ButtonHTMLAttributes } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { chosenRing } from './choice-ring.tsx'

interface WayHeadProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  logo: string
  name: string
  /** Nobody is to pay with it. */
  isOff?: boolean
}

export function WayHead({ logo, name, isOff, ...button }: WayHeadProps) {
  return (
    <button
      type="button"
      className={isOff ? 'pay-way_head is-off' : 'pay-way_head'}
      aria-haspopup="dialog"
      {...button}
    >
      <Picture key={logo} source={logo} size="small" />
      <span className="pay-way_text">
        <span className="pay-way_label">{messages.method}</span>
        <span className="pay-way_name">{name}</span>
      </span>
      {!isOff && chosenRing}
    </button>
  )
}
