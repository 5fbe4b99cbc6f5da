import { heldLocks } from './held-locks.ts'
import { onPageReturn } from './page-return.ts'
import { readSession, removeSession, writeSession } from './session-storage.ts'
import { keptText } from './storage.ts'

const lockOf = (id: string) => `loan:draft ${id}`
const locks = () => (navigator as { locks?: LockManager }).locks

export const tabDraft = () => readSession('draft', keptText)

let held: string | undefined

/** While its page is open, another tab leaves the draft alone. Held no longer, so that the page can be kept for the way back. */
function lock(id: string): void {
  const untilLeft = () =>
    new Promise<void>(resolve => addEventListener('pagehide', () => resolve(), { once: true }))
  locks()
    ?.request(lockOf(id), untilLeft)
    .catch(() => {})
}

onPageReturn(() => held && lock(held))

export function holdTabDraft(id: string): void {
  if (held === id) return
  held = id
  writeSession('draft', id)
  lock(id)
}

export function forgetTabDraft(): void {
  held = undefined
  removeSession('draft')
}

export async function freeOf(ids: readonly string[]): Promise<string | undefined> {
  const names = (await heldLocks()) ?? []
  return ids.find(id => !names.includes(lockOf(id)))
}
