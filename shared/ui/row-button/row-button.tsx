import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react'
import '../../styles/spin.css'
import { CheckIcon } from '../icon/check-icon.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import './row-button.css'

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: ReactNode
  /** A second line; it describes the line, and is not its name. */
  hint?: string | undefined
  pending?: boolean
  /** In place of the arrow, '' for none; it is not part of the name. */
  mark?: ReactNode
}

/** `aria-current` marks the chosen one. */
export function RowButton({ icon, hint, pending, mark, children, ...rest }: RowButtonProps) {
  const hintId = useId()
  const isChosen = rest['aria-current'] === true
  const Icon = isChosen ? CheckIcon : NextIcon
  const end =
    mark === undefined ? (
      <Icon />
    ) : (
      mark && (
        <span className="row-button_mark" aria-hidden="true">
          {mark}
        </span>
      )
    )
  return (
    <button
      type="button"
      {...(hint && { 'aria-describedby': hintId })}
      {...rest}
      className="row-button"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {icon}
      <span className="row-button_text">
        {children}
        {hint && (
          <span className="row-button_hint" id={hintId} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
      {pending ? <span className="row-button_spinner" /> : end}
    </button>
  )
}
