import { atom, type ReadableAtom } from 'nanostores'

/** What an action answers when the page is about to be left: its lock then stays on. */
export const leaving = 'leaving'

export interface Exclusive<Args extends unknown[]> {
  (...args: Args): Promise<void>
  $pending: ReadableAtom<boolean>
}

/** The first `pageshow` is not a return: a page may be left before it has loaded. */
function unlockOnReturn(unlock: () => void): void {
  const end = () => {
    clearTimeout(timer)
    removeEventListener('pageshow', onShow)
    unlock()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) end()
  }
  const timer = setTimeout(end, 10_000)
  addEventListener('pageshow', onShow)
}

/**
 * Allows one run of a write action at a time. The lock is taken synchronously: a flag kept in
 * React state let two requests through when both clicks came in one task.
 * An action that navigates answers `leaving` and stays locked until the page is shown again,
 * or ten seconds later, for a link that opened another app and left this page standing.
 */
export function exclusive<Args extends unknown[]>(
  action: (...args: Args) => Promise<typeof leaving | undefined>
): Exclusive<Args> {
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
