import { useEffect, useState } from 'react'
import type { PaymentText } from './describe-payment.ts'

export interface Moments {
  /** The moment shown last, by any page; '' before the first. */
  last: () => string
  note: (moment: string) => void
}

/** Whether money came while he looked at the page or was away to pay; once a payment. */
export function useMoment(
  first: PaymentText | undefined,
  isReturned: boolean,
  moments: Moments
): boolean {
  const now = first?.moment ? `${first.id} ${first.moment}` : ''
  const [last, setLast] = useState(isReturned ? moments.last() : now)
  const [moment, setMoment] = useState('')
  if (now !== last) {
    setLast(now)
    setMoment(now)
  }
  useEffect(() => {
    if (moment) moments.note(moment)
  }, [moment, moments])
  return now !== '' && moment === now
}
