import { type ReactNode, type Ref, useId } from 'react'
import './checkbox.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  children: ReactNode
}

export function Checkbox({ checked, onChange, error, inputRef, children }: CheckboxProps) {
  const errorId = useId()
  return (
    <>
      <label className="checkbox">
        <input
          className="checkbox_input"
          type="checkbox"
          ref={inputRef}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="checkbox_error" id={errorId}>
          {error}
        </p>
      )}
    </>
  )
}
