import { atom, type ReadableAtom } from 'nanostores'

/** The answer of an action when the page is about to be left: its lock then stays on. */
export const leaving = 'leaving'

export interface SingleFlight<Args extends unknown[]> {
  (...args: Args): Promise<void>
  $pending: ReadableAtom<boolean>
}

/** Milliseconds that a page may take to come on a slow network; a second tap would ask for a second one. */
const longestWay = 60_000

/** The first `pageshow` is not a return: a page may be left before it has loaded. */
function unlockOnReturn(unlock: () => void): void {
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
  const timer = setTimeout(end, longestWay)
  addEventListener('pageshow', onShow)
  document.addEventListener('visibilitychange', onVisibility)
}

/**
 * Allows one run of a write action at a time. The lock is taken synchronously: a flag kept in
 * React state let two requests through when both clicks came in one task.
 * An action that navigates answers `leaving` and stays locked until the page is shown again,
 * or comes back from another app, or until a minute has gone by on the way.
 */
export function singleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<typeof leaving | undefined>
): SingleFlight<Args> {
  const $pending = atom(false)
  const unlock = () => $pending.set(false)

  const run = async (...args: Args) => {
    if ($pending.get()) return
    $pending.set(true)
    let outcome: typeof leaving | undefined
    try {
      outcome = await action(...args)
    } finally {
      if (outcome !== leaving) unlock()
    }
    if (outcome === leaving) unlockOnReturn(unlock)
  }
  return Object.assign(run, { $pending })
}
