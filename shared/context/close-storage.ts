import { records, tabRecords, type Whose } from './records.ts'
import { removeText, stopKeeping } from './stored-text.ts'

const keysIn = (table: Readonly<Record<string, { whose: Whose }>>, isPhones: boolean) =>
  Object.keys(table).filter(key => (table[key]?.whose === 'phone') === isPhones)

/** Removes all that is kept of a borrower, and keeps nothing more until the page is left. */
export function closeStorage(): void {
  stopKeeping()
  const phones = keysIn(records, true).map(key => `loan:${key}`)
  const isBorrowers = (key: string) => key.startsWith('loan:') && !phones.includes(key)
  for (const key of keysIn(tabRecords, false)) removeText('sessionStorage', key)
  try {
    const keys = Object.keys(localStorage)
    for (const key of keys.filter(isBorrowers)) localStorage.removeItem(key)
  } catch {
    // A blocked storage holds nothing to remove.
  }
}
