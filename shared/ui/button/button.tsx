import { type ComponentProps, useId } from 'react'
import '../../styles/spin.css'
import './button.css'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet'
  /** A second line, such as amount and way to pay; it describes the button, not names it. */
  hint?: string | undefined
  /** Shows that the tap is being answered; the action's own lock refuses a second tap. */
  pending?: boolean
  /** Looks switched off but can be tapped, so that the tap can say why. */
  softDisabled?: boolean
}

export function Button({
  variant = 'primary',
  hint,
  pending,
  softDisabled,
  children,
  ...rest
}: ButtonProps) {
  const hintId = useId()
  const described = hint ? { 'aria-describedby': hintId } : {}
  return (
    <button
      type="button"
      {...described}
      {...rest}
      className={`button is-${variant} ${rest.className ?? ''}`}
      aria-disabled={pending || softDisabled || undefined}
      aria-busy={pending || undefined}
    >
      <span className="button_text">{children}</span>
      {hint && (
        <span className="button_hint" id={hintId} aria-hidden="true">
          {hint}
        </span>
      )}
      {pending && <span className="button_spinner" />}
    </button>
  )
}
