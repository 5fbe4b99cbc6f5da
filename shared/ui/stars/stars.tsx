import { starsMessages as messages } from '#messages/stars.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { StarIcon } from '../icon/star-icon.tsx'
import './stars.css'

interface StarsProps {
  label: string
  /** 0 before a choice, then 1 to 5. */
  value: number
  onChange: (stars: number) => void
}

const scale = [1, 2, 3, 4, 5]

export function Stars({ label, value, onChange }: StarsProps) {
  return (
    <fieldset className="stars">
      <legend className="stars_legend">{label}</legend>
      {scale.map(star => (
        <label className={star <= value ? 'stars_star is-filled' : 'stars_star'} key={star}>
          <input
            className="stars_input"
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
    </fieldset>
  )
}
