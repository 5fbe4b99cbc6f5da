import { templatesMessages as messages } from '../../../shared/messages/en/templates.ts'
import { textOf, useField } from '../editing.ts'
import { Choice } from './choice.tsx'

interface ChoiceControlProps {
  path: string
  names: readonly string[]
  /** The value where the document has none. */
  usual: unknown
}

export function ChoiceControl({ path, names, usual }: ChoiceControlProps) {
  const { id, label, value, error, set } = useField(path)
  const words = (messages.options as Record<string, Readonly<Record<string, string>>>)[path]
  return (
    <Choice
      id={id}
      label={label}
      value={textOf(value ?? usual)}
      error={error}
      options={Object.fromEntries(names.map(name => [name, words?.[name] ?? name]))}
      onChange={set}
    />
  )
}
