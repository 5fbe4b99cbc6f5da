import { useId } from 'react'
import { describedBy, FieldTexts, type FieldTextsProps } from '../field/field-texts.tsx'
import './choices.css'
import './radio.css'

interface ChoicesProps extends FieldTextsProps {
  name: string
  options: readonly { name: string; type: string }[]
  value: string
  onChange: (type: string) => void
  inRow?: boolean
}

export function Choices(props: ChoicesProps) {
  const { label, hint, error, name, options, value, onChange, inRow } = props
  const id = useId()
  return (
    <div
      className={inRow ? 'choices is-row' : 'choices'}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <FieldTexts id={id} label={label} hint={hint} error={error}>
        {options.map(option => (
          <label className="choices_choice" key={option.type}>
            <input
              className="choices_input radio"
              type="radio"
              name={name}
              checked={option.type === value}
              onChange={() => onChange(option.type)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </FieldTexts>
    </div>
  )
}
