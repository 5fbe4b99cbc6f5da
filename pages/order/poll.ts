import type { Order } from '../../shared/api/order.ts'
import type { LoadedResource } from '../../shared/api/resource.ts'

/** The status of an order that is still being decided. */
export const waiting = 21

const firstDelay = 5000
const longestDelay = 60_000
const growth = 1.5

/**
 * Asks again while the order waits: after 5 s, then ever less often up to once a minute, and
 * only while somebody is looking. Coming back to the page asks at once.
 */
export function pollWhileWaiting({ $resource, refresh }: LoadedResource<Order>): void {
  let delay = firstDelay
  let timer: ReturnType<typeof setTimeout> | undefined

  const isWaiting = () => {
    const resource = $resource.get()
    return resource.state === 'ready' && resource.data.status === waiting
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = undefined
    if (!isWaiting() || document.hidden) return
    timer = setTimeout(ask, delay)
    delay = Math.min(delay * growth, longestDelay)
  }
  const ask = async () => {
    clearTimeout(timer)
    await refresh({ quiet: true })
    schedule()
  }

  $resource.listen(() => {
    if (timer === undefined) schedule()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer)
    else if (isWaiting()) ask()
  })
}
