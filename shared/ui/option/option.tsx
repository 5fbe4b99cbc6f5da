import type { ReactNode } from 'react'
import '../choices/radio.css'
import './option.css'

interface OptionProps {
  name: string
  checked: boolean
  /** The option itself says why. */
  disabled?: boolean
  onChoose: () => void
  /** Called for a tap only: arrow keys just choose. */
  onPick?: () => void
  children: ReactNode
}

export function Option({ name, checked, disabled, onChoose, onPick, children }: OptionProps) {
  return (
    <label className={disabled ? 'option is-off' : 'option'}>
      {children}
      <input
        className="option_radio"
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        onClick={event => event.detail > 0 && onPick && setTimeout(onPick)}
      />
      <span className="radio" />
    </label>
  )
}
