import { useId } from 'react'
import './choices.css'

interface ChoicesProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  name: string
  options: readonly { name: string; type: string }[]
  value: string
  onChange: (type: string) => void
}

/** A few options to choose one of, all in sight. */
export function Choices({ label, hint, error, name, options, value, onChange }: ChoicesProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <p className="field_label" id={`${id}-label`}>
        {label}
      </p>
      {hint && (
        <p className="field_hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map(option => (
        <label className="choices_choice" key={option.type}>
          <input
            className="choices_input"
            type="radio"
            name={name}
            checked={option.type === value}
            onChange={() => onChange(option.type)}
          />
          <span>{option.name}</span>
        </label>
      ))}
      {error && (
        <p className="field_error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
