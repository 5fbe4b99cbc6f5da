import { lazy } from 'react'
import { repaymentMessages as messages } from '#messages/repayment.ts'

/** Without a signal what draws the bars may never have come: the code as text must do. */
const NoBars = () => <p>{messages.noBarcode}</p>

/** Fetches what draws barcodes; to be called early, so that it is there when the signal is gone. */
export function loadBars() {
  return import('./bars.tsx').then(
    ({ Bars }) => ({ default: Bars }),
    () => ({ default: NoBars })
  )
}

export const LazyBars = lazy(loadBars)
