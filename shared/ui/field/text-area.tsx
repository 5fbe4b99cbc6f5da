import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { textLength } from '../../forms/limit-text.ts'
import { describedBy, FieldTexts } from './field-texts.tsx'

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'onChange'> {
  label: string
  value: string
  error?: string | undefined
  limit: number
  /** Characters that count against the limit; the text's own where it is left out. */
  used?: number
  /** Answers the part of the typed text that stays. */
  onText: (text: string) => string
}

/** The caret keeps its place, counted from the end. */
function replaceText(area: HTMLTextAreaElement, text: string): void {
  if (area.value === text) return
  const caret = Math.max(0, text.length - (area.value.length - area.selectionEnd))
  area.value = text
  area.setSelectionRange(caret, caret)
}

export function TextArea({ label, value, error, limit, used, onText, ...area }: TextAreaProps) {
  const generated = useId()
  const id = area.id ?? generated
  // A keyboard that composes words loses its place when the text changes.
  const [composed, setComposed] = useState<string>()
  const onChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const typed = event.target.value
    const stays = onText(typed)
    if (composed === undefined) replaceText(event.target, stays)
    else setComposed(typed)
  }
  return (
    <div className="field">
      <FieldTexts
        id={id}
        label={label}
        error={error}
        isInput
        below={
          <p className="field_counter" id={`${id}-counter`}>
            {`${used ?? textLength(value)}/${limit}`}
          </p>
        }
      >
        <textarea
          rows={4}
          {...area}
          className="field_input is-area"
          id={id}
          value={composed ?? value}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy(id, { error }), `${id}-counter`].filter(Boolean).join(' ')}
          onChange={onChange}
          onCompositionStart={event => setComposed(event.currentTarget.value)}
          onCompositionEnd={event => {
            setComposed(undefined)
            replaceText(event.currentTarget, onText(event.currentTarget.value))
          }}
        />
      </FieldTexts>
    </div>
  )
}
