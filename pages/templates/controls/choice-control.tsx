import { FieldTexts } from '../../../shared/ui/field/field-texts.tsx'
import { textOf, useField } from '../editing.ts'

interface ChoiceControlProps {
  path: string
  /** What stands in the document, and how people call it. */
  options: Readonly<Record<string, string>>
}

export function ChoiceControl({ path, options }: ChoiceControlProps) {
  const { id, label, value, error, set } = useField(path)
  const chosen = textOf(value)
  return (
    <div className="field">
      <FieldTexts id={id} label={label} error={error} isInput>
        <select
          className="field_input"
          id={id}
          value={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => set(event.target.value)}
        >
          {!(chosen in options) && <option value={chosen}>{chosen}</option>}
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
