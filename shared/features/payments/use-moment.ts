import { useEffect, useState } from 'react'
import type { PaymentText } from './describe-payment.ts'

export interface Moments {
  /** The moment that any page showed last; '' before the first. */
  last: () => string
  note: (moment: string) => void
}

/** Whether money has come while the borrower looked at the page or was away to pay. Each payment counts once. */
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
  return now !== '' && (moment === now || now !== last)
}
