import type { ButtonHTMLAttributes } from 'react'
import { CheckIcon } from '../icon/check-icon.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import './row-button.css'

/** A line of a list that leads on when it is tapped; `aria-current` marks the chosen one. */
export function RowButton({ children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  const isChosen = rest['aria-current'] === true
  return (
    <button type="button" {...rest} className="row-button">
      <span className="row-button_text">{children}</span>
      {isChosen ? <CheckIcon /> : <NextIcon />}
    </button>
  )
}
