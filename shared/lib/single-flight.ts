import { atom, type ReadableAtom } from 'nanostores'

export const leaving = 'leaving'

export interface SingleFlight<Args extends unknown[]> {
  (...args: Args): Promise<void>
  $pending: ReadableAtom<boolean>
}

/** Milliseconds that the next page may take; a second tap would ask for a second one. */
const longestWay = 60_000

/** The first `pageshow` is not a return: a page may be left before it has loaded. */
function unlockOnReturn(unlock: () => void, way: number): void {
  let wasHidden = false
  const end = () => {
    clearTimeout(timer)
    removeEventListener('pageshow', onShow)
    document.removeEventListener('visibilitychange', onVisibility)
    unlock()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) end()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') wasHidden = true
    else if (wasHidden) end()
  }
  const timer = setTimeout(end, way)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisibility)
}

// A flag in React state let both clicks of one task through.
/** One run at a time. After `leaving` it stays locked until the page returns, or for as long as the `way` may take. */
export function singleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<typeof leaving | undefined> | Promise<void>,
  way = longestWay
): SingleFlight<Args> {
  const $pending = atom(false)
  const unlock = () => $pending.set(false)

  const run = async (...args: Args) => {
    if ($pending.get()) return
    $pending.set(true)
    let isLeaving = false
    try {
      isLeaving = (await action(...args)) === leaving
    } finally {
      if (!isLeaving) unlock()
    }
    if (isLeaving) unlockOnReturn(unlock, way)
  }
  return Object.assign(run, { $pending })
}
