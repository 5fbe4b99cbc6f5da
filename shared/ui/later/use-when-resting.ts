import { useEffect } from 'react'

/** Milliseconds: what is read first comes first. */
const restsAfter = 300

/** For use without a signal, too. `fetchIt` must be the same function at every render. */
export function useWhenResting(fetchIt: () => Promise<unknown>, delay = restsAfter): void {
  useEffect(() => {
    // If it does not come, it is fetched again when it is needed.
    const resting = setTimeout(() => fetchIt().catch(() => {}), delay)
    return () => clearTimeout(resting)
  }, [fetchIt, delay])
}
