import { useEffect, useId, useRef } from 'react'
import { starsMessages as messages } from '#messages/stars.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { StarIcon } from '../icon/star-icon.tsx'
import './stars.css'

interface StarsProps {
  label: string
  /** 0 before a choice, then 1 to 5. */
  value: number
  misses?: number
  onChange: (stars: number) => void
}

const scale = [1, 2, 3, 4, 5]

export function Stars({ label, value, misses = 0, onChange }: StarsProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const isMissing = misses > 0 && value === 0
  useEffect(() => {
    if (misses > 0) first.current?.focus()
  }, [misses])
  return (
    <div
      className={isMissing ? 'stars is-missing' : 'stars'}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing || undefined}
    >
      <p className="stars_legend" id={id}>
        {label}
      </p>
      {scale.map(star => (
        <label className={star <= value ? 'stars_star is-filled' : 'stars_star'} key={star}>
          <input
            className="stars_input"
            ref={star === 1 ? first : undefined}
            type="radio"
            name="stars"
            value={star}
            checked={star === value}
            aria-label={formatMessage(messages.star, { count: star })}
            onChange={() => onChange(star)}
          />
          <StarIcon />
        </label>
      ))}
    </div>
  )
}
