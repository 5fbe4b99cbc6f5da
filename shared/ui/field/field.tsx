import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldTexts, type FieldTextsProps } from './field-texts.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldTextsProps {
  /** Stands at the start of the field, such as the sign of a currency. */
  sign?: string
  children?: ReactNode
}

export function Field({ label, hint, error, sign, children, ...input }: FieldProps) {
  const generated = useId()
  const id = input.id ?? generated
  return (
    <div className="field">
      <FieldTexts id={id} label={label} hint={hint} error={error} isInput>
        <div className="field_row">
          {sign && <span className="field_sign">{sign}</span>}
          <input
            type="text"
            autoComplete="off"
            {...input}
            className="field_input"
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
          />
          {children}
        </div>
      </FieldTexts>
    </div>
  )
}
