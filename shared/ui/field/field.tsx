import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  label: string
  /** How to fill it in. */
  hint?: string | undefined
  /** What to do about what was entered. */
  error?: string | undefined
  /** What stands beside the input in its row: a picture, a button. */
  children?: ReactNode
}

/** A text input with its label, and hint and error that a screen reader reads with it. */
export function Field({ label, hint, error, children, ...input }: FieldProps) {
  const generated = useId()
  const id = input.id ?? generated
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field_label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field_hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="field_row">
        <input
          type="text"
          autoComplete="off"
          {...input}
          className="field_input"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {error && (
        <p className="field_error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
