import { readBridgeLog } from '../../shared/bridge/preview-log.ts'
import { closeStorage } from '../../shared/context/close-storage.ts'
import { clearDurableTexts } from '../../shared/context/durable-text.ts'

export interface StoredItem {
  area: 'localStorage' | 'sessionStorage'
  key: string
  text: string
}

/** The frame shares the storage with the workbench's tab, which owns this key. */
const isPages = (key: string) => key.startsWith('loan:') && key !== 'loan:templates'

function itemsOf(area: StoredItem['area'], isOurs: (key: string) => boolean): StoredItem[] {
  const storage = window[area]
  return Object.keys(storage)
    .filter(isOurs)
    .sort()
    .map(key => ({ area, key, text: storage.getItem(key) ?? '' }))
}

export function readStored(): StoredItem[] {
  return [
    ...itemsOf('localStorage', isPages),
    ...itemsOf('sessionStorage', key => key !== 'bridgeLog')
  ]
}

/** The newest first. */
export const readAppMessages = (): readonly string[] => readBridgeLog()

export function removeStored({ area, key }: StoredItem): void {
  window[area].removeItem(key)
}

/** Templates that somebody edits stay. */
export async function clearPhone(): Promise<void> {
  closeStorage()
  localStorage.removeItem('loan:campaigns')
  sessionStorage.clear()
  await clearDurableTexts()
}

/** For addresses without a language. */
export function chooseLanguage(language: string): void {
  localStorage.setItem('loan:language', language)
}

/** Milliseconds that the server delays each file; undefined without a workbench. */
export function slowFiles(wait: number | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no other way before their last versions.
  document.cookie = `bench-wait=${wait ?? ''}; path=/; SameSite=Strict; max-age=${wait === undefined ? 0 : 86_400}`
}
