import { records, tabRecords, type Whose } from './records.ts'
import { namesOf, removeText, stopKeeping } from './stored-text.ts'

const keysIn = (table: Readonly<Record<string, { whose: Whose }>>, isPhones: boolean) =>
  Object.entries(table).flatMap(([key, { whose }]) => ((whose === 'phone') === isPhones ? key : []))

/** Nothing more is kept until the page is left. */
export function closeStorage(): void {
  stopKeeping()
  const phones = keysIn(records, true).map(key => `loan:${key}`)
  const isBorrowers = (key: string) => key.startsWith('loan:') && !phones.includes(key)
  for (const key of keysIn(tabRecords, false)) removeText('sessionStorage', key)
  for (const key of namesOf('localStorage').filter(isBorrowers)) removeText('localStorage', key)
}
