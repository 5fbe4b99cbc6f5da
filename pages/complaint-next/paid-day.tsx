import { useState } from 'react'
import { dayMessages as messages } from '#messages/days.ts'
import { parseDay, writeDay } from '../../shared/loan/day.ts'
import { Choices } from '../../shared/ui/choices/choices.tsx'
import { DayField } from '../../shared/ui/day-field/day-field.tsx'
import { todayText } from './payment-fields.ts'

interface PaidDayProps {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Most missed payments were made today or yesterday. */
export function PaidDay({ label, name, value, error, onChange }: PaidDayProps) {
  const now = todayText()
  const yesterday = writeDay((parseDay(now) ?? 0) - 1)
  const [isOther, setOther] = useState(false)
  const isNamed = [now, yesterday].includes(value) && !isOther
  const chosen = isNamed ? value : isOther || value ? 'other' : ''
  const options = [
    { name: messages.today, type: now },
    { name: messages.yesterday, type: yesterday },
    { name: messages.other, type: 'other' }
  ]
  const choose = (type: string) => {
    setOther(type === 'other')
    onChange(type === 'other' ? '' : type)
  }
  return (
    <>
      <Choices
        label={label}
        name={`${name}Choice`}
        options={options}
        value={chosen}
        onChange={choose}
        inRow
      />
      {chosen === 'other' && (
        <DayField
          label={messages.which}
          name={name}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  )
}
