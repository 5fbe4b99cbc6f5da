import { spread } from '../lib/spread.ts'
import type { LoadedResource } from './resource.ts'

const firstDelay = 5000
const longestDelay = 60_000
const growth = 1.5

/** Asks again after 5 s, then ever less often, up to once a minute, while the page is visible. */
export function pollWhile<T>(
  { $resource, refresh }: Omit<LoadedResource<T>, 'show'>,
  waits: (data: T) => boolean
): void {
  let delay = firstDelay
  let timer: ReturnType<typeof setTimeout> | undefined

  const isWaiting = () => {
    const resource = $resource.get()
    return resource.state === 'ready' && waits(resource.data)
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = undefined
    if (!isWaiting() || document.hidden) return
    timer = setTimeout(ask, spread(delay))
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
