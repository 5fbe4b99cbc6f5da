import { borrowersKeys } from './session-storage.ts'
import type { RecordKey } from './storage.ts'
import { removeText, stopKeeping } from './stored-text.ts'

/** Records of the phone, and of those who develop or edit with it. All others are a borrower's. */
const phones: readonly RecordKey[] = [
  'clock',
  'tracking',
  'deviceId',
  'firsts',
  'consent',
  'bridgeCheck',
  'templates',
  'forgotten'
]

/** Removes all that is kept of a borrower, and keeps nothing more until the page is left. */
export function closeStorage(): void {
  stopKeeping()
  const kept = phones.map(key => `loan:${key}`)
  const isBorrowers = (key: string) => key.startsWith('loan:') && !kept.includes(key)
  for (const key of borrowersKeys) removeText('sessionStorage', key)
  try {
    const keys = Object.keys(localStorage)
    for (const key of keys.filter(isBorrowers)) localStorage.removeItem(key)
  } catch {
    // A blocked storage holds nothing to remove.
  }
}
