import { useEffect, useState } from 'react'
import type { PaymentText } from './describe-payment.ts'

export interface Moments {
  /** The one that was shown last, by whatever page; '' before. */
  last: () => string
  note: (moment: string) => void
}

/** Whether money has come while the borrower looked on, or was away to pay; once, and not what he knew before. */
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
