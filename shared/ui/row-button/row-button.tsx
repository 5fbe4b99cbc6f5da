import type { ButtonHTMLAttributes, ReactNode } from 'react'
import '../../styles/spin.css'
import { CheckIcon } from '../icon/check-icon.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import './row-button.css'

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode
  /** A second line, quieter. */
  hint?: string | undefined
  /** Shows that the tap is being answered. */
  pending?: boolean
}

/** A line of a list that leads on when it is tapped; `aria-current` marks the chosen one. */
export function RowButton({ icon, hint, pending, children, ...rest }: RowButtonProps) {
  const isChosen = rest['aria-current'] === true
  return (
    <button
      type="button"
      {...rest}
      className="row-button"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {icon}
      <span className="row-button_text">
        {children}
        {hint && <span className="row-button_hint">{hint}</span>}
      </span>
      {pending ? <span className="row-button_spinner" /> : isChosen ? <CheckIcon /> : <NextIcon />}
    </button>
  )
}
