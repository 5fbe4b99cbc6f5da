import { useId, useState } from 'react'
import { describedBy, FieldTexts, type FieldTextsProps } from '../field/field-texts.tsx'
import { NextIcon } from '../icon/next-icon.tsx'
import type { PickerOption } from './find-options.ts'
import { PickerSheet, type PickerTexts } from './picker-sheet.tsx'
import './picker.css'

interface PickerProps extends FieldTextsProps {
  name: string
  options: readonly PickerOption[]
  /** '' while none is chosen. */
  value: string
  text: string
  onChange: (type: string) => void
  texts: PickerTexts & { pick: string }
}

export function Picker({ label, hint, error, name, text, texts, onChange, ...list }: PickerProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const choose = (type: string) => {
    setOpen(false)
    onChange(type)
  }
  return (
    <div className="field">
      <FieldTexts id={id} label={label} hint={hint} error={error}>
        <button
          type="button"
          role="combobox"
          className={text ? 'field_input picker' : 'field_input picker is-empty'}
          name={name}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onClick={() => setOpen(true)}
        >
          <span>{text || texts.pick}</span>
          <NextIcon />
        </button>
      </FieldTexts>
      {open && (
        <PickerSheet
          {...list}
          id={`${id}-list`}
          title={label}
          texts={texts}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
