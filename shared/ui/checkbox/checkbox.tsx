import { type ReactNode, type Ref, useId } from 'react'
import './checkbox.css'

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
  /** Goes on with the text, but a tap on it does not tick: links. */
  after?: ReactNode
  children: ReactNode
}

export function Checkbox({ checked, onChange, error, inputRef, after, children }: CheckboxProps) {
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
      {after}
      {error && (
        <p className="checkbox_error" id={errorId}>
          {error}
        </p>
      )}
    </>
  )
}
