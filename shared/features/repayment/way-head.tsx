import type { ButtonHTMLAttributes } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { NextIcon } from '../../ui/icon/next-icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

interface WayHeadProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  logo: string
  name: string
}

export function WayHead({ logo, name, ...button }: WayHeadProps) {
  return (
    <button type="button" className="pay-way_head" aria-haspopup="dialog" {...button}>
      <Picture key={logo} source={logo} size="medium" />
      <span className="pay-way_text">
        <span className="pay-way_label">{messages.method}</span>
        <span className="pay-way_name">{name}</span>
      </span>
      <NextIcon />
    </button>
  )
}
