import { useId, useState } from 'react'
import { dayMessages as messages } from '#messages/days.ts'
import { onlyDigits } from '../../forms/masks.ts'
import { describedBy, FieldTexts, type FieldTextsProps } from '../field/field-texts.tsx'
import { joinParts, splitDay } from './day-parts.ts'
import './day-field.css'

interface DayFieldProps extends FieldTextsProps {
  name: string
  /** `1992-02-29`, or the part of it that was typed. */
  value: string
  onChange: (value: string) => void
  /** The phone may fill in a birthday. */
  isBirthday?: boolean
}

const parts = [
  { label: messages.day, longest: 2, fill: 'bday-day' },
  { label: messages.month, longest: 2, fill: 'bday-month' },
  { label: messages.year, longest: 4, fill: 'bday-year' }
]

/** Three fields: nobody has to guess whether the day or the month comes first. */
export function DayField(props: DayFieldProps) {
  const { label, hint, error, name, value, onChange, isBirthday } = props
  const id = useId()
  const [typed, setTyped] = useState(() => splitDay(value))
  // A date stays as it was typed, until the value comes from elsewhere.
  const dayParts = joinParts(typed) === value ? typed : splitDay(value)
  const change = (index: number, text: string) => {
    const next = dayParts.map((part, place) => (place === index ? onlyDigits(text) : part))
    setTyped(next)
    onChange(joinParts(next))
  }
  return (
    <fieldset
      className="field day-field_group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <FieldTexts id={id} label={label} hint={hint} error={error}>
        <div className="day-field">
          {parts.map((part, index) => (
            <label className="day-field_part" key={part.label}>
              {part.label}
              <input
                type="text"
                className="field_input"
                // The first one takes the focus where the date is wrong.
                name={index === 0 ? name : undefined}
                inputMode="numeric"
                autoComplete={isBirthday ? part.fill : 'off'}
                maxLength={part.longest}
                aria-invalid={error ? true : undefined}
                value={dayParts[index]}
                onChange={event => change(index, event.target.value)}
              />
            </label>
          ))}
        </div>
      </FieldTexts>
    </fieldset>
  )
}
