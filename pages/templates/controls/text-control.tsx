import { Field } from '../../../shared/ui/field/field.tsx'
import { TextArea } from '../../../shared/ui/field/text-area.tsx'
import { textOf, useField } from '../editing.ts'

interface TextControlProps {
  path: string
  /** Characters at most; without a limit nothing is counted. */
  limit?: number | undefined
}

const line = 100
const page = 1000

/** A text that is too long stays and is reported: nobody likes to lose the end of a sentence. */
export function TextControl({ path, limit }: TextControlProps) {
  const { id, label, value, error, set } = useField(path)
  const text = textOf(value)
  const used = text.trim().length
  if (limit !== undefined && limit > line) {
    return (
      <TextArea
        id={id}
        label={label}
        rows={limit > page ? 8 : 3}
        value={text}
        error={error}
        limit={limit}
        used={used}
        onText={typed => {
          set(typed)
          return typed
        }}
      />
    )
  }
  return (
    <Field
      id={id}
      label={label}
      value={text}
      error={error}
      onChange={event => set(event.target.value)}
    >
      {limit && (
        <span className={`counter ${used > limit ? 'is-over' : ''}`}>{`${used}/${limit}`}</span>
      )}
    </Field>
  )
}
