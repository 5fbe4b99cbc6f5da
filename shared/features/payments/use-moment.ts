import { useState } from 'react'
import type { PaymentText } from './describe-payment.ts'

/** Whether money has come while the borrower looked on, or was away to pay; not what he knew before. */
export function useMoment(first: PaymentText | undefined, isReturned: boolean): boolean {
  const now = first?.moment ? `${first.id} ${first.moment}` : ''
  const [last, setLast] = useState(isReturned ? '' : now)
  const [shown, setShown] = useState('')
  if (now !== last) {
    setLast(now)
    setShown(now)
  }
  return now !== '' && (shown === now || now !== last)
}
