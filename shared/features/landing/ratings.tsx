import type { AppRating } from '../../api/template.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { LandingMessages } from '../../messages/landing/en.ts'

interface RatingsProps {
  ratings: readonly AppRating[]
  messages: LandingMessages
}

export function Ratings({ ratings, messages }: RatingsProps) {
  if (ratings.length === 0) return null
  return (
    <ul className="ratings">
      {ratings.map(rating => (
        <li key={rating.source}>{formatMessage(messages.rating, rating)}</li>
      ))}
    </ul>
  )
}
