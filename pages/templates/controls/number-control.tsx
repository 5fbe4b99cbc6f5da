import { useState } from 'react'
import { Field } from '../../../shared/ui/field/field.tsx'
import { textOf, useField } from '../editing.ts'

interface NumberControlProps {
  path: string
  /** The document's units in one that is typed: 100 for an amount in hundredths. */
  units?: number
  onNumber?: (value: number) => void
}

/** Undefined for an empty field or half a number. */
function numberIn(typed: string, units: number): number | undefined {
  if (!/^\d+(?:\.\d{1,2})?$/.test(typed.trim())) return undefined
  return Math.round(Number(typed) * units * 100) / 100
}

/** A text that is no number stays in the document, and is reported there. */
export function NumberControl({ path, units = 1, onNumber }: NumberControlProps) {
  const { id, label, value, error, set } = useField(path)
  const [typed, setTyped] = useState('')
  const isTyped = value === (numberIn(typed, units) ?? typed)
  const written = typeof value === 'number' ? String(value / units) : textOf(value)
  return (
    <Field
      id={id}
      label={label}
      inputMode="decimal"
      value={isTyped ? typed : written}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = numberIn(target.value, units)
        if (number !== undefined && onNumber) onNumber(number)
        else set(number ?? target.value)
      }}
    />
  )
}
