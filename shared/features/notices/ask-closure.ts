import { pause } from '../../lib/pause.ts'

/** Milliseconds: a page whose notices do not come is open. */
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

/** Waits for the notices or for their second, before money moves. */
export function askClosure(): Promise<string | undefined> {
  return Promise.race([ask(), pause(patience).then(() => undefined)])
}
