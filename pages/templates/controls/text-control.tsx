import { Field } from '../../../shared/ui/field/field.tsx'
import { TextArea } from '../../../shared/ui/field/text-area.tsx'
import { textOf, useField } from '../editing.ts'

interface TextControlProps {
  path: string
  /** Characters at most; without one nothing is counted. */
  limit?: number
}

const counterOf = (text: string, limit: number) => `${text.trim().length}/${limit}`

export function TextControl({ path, limit }: TextControlProps) {
  const { id, label, value, error, set } = useField(path)
  const text = textOf(value)
  return (
    <Field
      id={id}
      label={label}
      value={text}
      error={error}
      onChange={event => set(event.target.value)}
    >
      {limit && (
        <span className={`counter ${text.trim().length > limit ? 'is-over' : ''}`}>
          {counterOf(text, limit)}
        </span>
      )}
    </Field>
  )
}

/** Several lines. A text that is too long stays and is named: nobody likes to lose the end of a sentence. */
export function LongTextControl({
  path,
  limit,
  rows = 3
}: Required<TextControlProps> & { rows?: number }) {
  const { id, label, value, error, set } = useField(path)
  const text = textOf(value)
  return (
    <TextArea
      id={id}
      label={label}
      rows={rows}
      value={text}
      error={error}
      counter={counterOf(text, limit)}
      onText={typed => {
        set(typed)
        return typed
      }}
    />
  )
}
