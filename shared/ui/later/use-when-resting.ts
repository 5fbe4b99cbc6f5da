import { useEffect } from 'react'

/** Milliseconds: what is read first comes first. */
const restsAfter = 300

/**
 * Fetches what may come later once the page rests, so that it is there when it is asked for, also
 * without a signal. `fetchIt` is the same function at every render. Waits for `delay` milliseconds.
 */
export function useWhenResting(fetchIt: () => Promise<unknown>, delay = restsAfter): void {
  useEffect(() => {
    // Where it does not come, it is fetched again when it is asked for.
    const resting = setTimeout(() => fetchIt().catch(() => {}), delay)
    return () => clearTimeout(resting)
  }, [fetchIt, delay])
}
