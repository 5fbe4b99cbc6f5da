import type { ButtonHTMLAttributes } from 'react'
import '../../styles/spin.css'
import './button.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'secondary' | 'quiet'
  /** Shows that the tap is being answered; the action's own lock keeps a second one out. */
  pending?: boolean
  /** Looks switched off but can be tapped, so that the tap can say why. */
  softDisabled?: boolean
}

export function Button({
  variant = 'primary',
  pending,
  softDisabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button is-${variant} ${rest.className ?? ''}`}
      aria-disabled={pending || softDisabled || undefined}
      aria-busy={pending || undefined}
    >
      <span className="button_text">{children}</span>
      {pending && <span className="button_spinner" />}
    </button>
  )
}
