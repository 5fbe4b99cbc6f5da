import { useStore } from '@nanostores/react'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { StarIcon } from '../../shared/ui/icon/star-icon.tsx'
import type { Rating } from './rating.ts'

export function RateButton({ rating }: { rating: Rating }) {
  const isRated = useStore(rating.$isRated)
  if (isRated) return null
  return (
    <Button variant="quiet" onClick={rating.open}>
      <StarIcon />
      {messages.rate}
    </Button>
  )
}
