import { textOf, useField } from '../editing.ts'
import { Choice } from './choice.tsx'

interface ChoiceControlProps {
  path: string
  /** The values in the document, and how people call them. */
  options: Readonly<Record<string, string>>
}

export function ChoiceControl({ path, options }: ChoiceControlProps) {
  const { id, label, value, error, set } = useField(path)
  return (
    <Choice
      id={id}
      label={label}
      value={textOf(value)}
      error={error}
      options={options}
      onChange={set}
    />
  )
}
