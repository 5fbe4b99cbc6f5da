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
  const [shown, setShown] = useState('')
  if (now !== last) {
    setLast(now)
    setShown(now)
  }
  useEffect(() => {
    if (shown) moments.note(shown)
  }, [shown, moments])
  return now !== '' && (shown === now || now !== last)
}
