import { useEffect, useRef } from 'react'
import { coverPage } from '../../bridge/cover-page.ts'

/** The phone's way back closes what covers the page, by the newest `close`. */
export function useCover(close: () => void): void {
  const newest = useRef(close)
  newest.current = close
  useEffect(() => coverPage(() => newest.current()), [])
}
