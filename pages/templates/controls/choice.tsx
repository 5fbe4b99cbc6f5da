import { describedBy, FieldTexts } from '../../../shared/ui/field/field-texts.tsx'

interface ChoiceProps {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  value: string
  options: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

export function Choice({ id, label, hint, error, value, options, onChange }: ChoiceProps) {
  const described = describedBy(id, { hint, error })
  return (
    <div className="field">
      <FieldTexts id={id} label={label} hint={hint} error={error} isInput>
        <select
          className="field_input"
          id={id}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={event => onChange(event.target.value)}
        >
          {!(value in options) && <option value={value}>{value}</option>}
          {Object.entries(options).map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      </FieldTexts>
    </div>
  )
}
