import { type ButtonHTMLAttributes, useId } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'
import { CheckIcon } from '../../ui/icon/check-icon.tsx'
import { NextIcon } from '../../ui/icon/next-icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

interface WayHeadProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  logo: string
  name: string
  /** Nobody is to pay with it. */
  isOff?: boolean
  /** It has no code and no app of its own: the page's button opens it. */
  isByLink?: boolean
}

export function WayHead({ logo, name, isOff, isByLink, ...button }: WayHeadProps) {
  const hintId = useId()
  return (
    <button
      type="button"
      className={isOff ? 'pay-way_head is-off' : 'pay-way_head'}
      aria-haspopup="dialog"
      aria-describedby={isByLink ? hintId : undefined}
      {...button}
    >
      <Picture key={logo} source={logo} size="small" />
      <span className="pay-way_text">
        <span className="pay-way_label">{messages.method}</span>
        <span className="pay-way_name">{name}</span>
        {isByLink && (
          <span className="pay-way_label" id={hintId} aria-hidden="true">
            {messages.opensBy}
          </span>
        )}
      </span>
      {isOff ? (
        <NextIcon />
      ) : (
        <span className="pay-way_chosen">
          <CheckIcon />
        </span>
      )}
    </button>
  )
}
