import { pause } from '../../lib/pause.ts'

/** Milliseconds; then the page counts as open. */
const patience = 1000

async function ask(): Promise<string | undefined> {
  try {
    const { showOnce } = await import('./show-once.ts')
    return await showOnce()
  } catch {
    // Without a signal the call itself says so.
    return undefined
  }
}

/** Waits at most `patience`, before money moves. */
export function askClosure(): Promise<string | undefined> {
  return Promise.race([ask(), pause(patience).then(() => undefined)])
}
