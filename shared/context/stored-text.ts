/** Texts that a missing, blocked or full storage did not take. They are newer than what it has. */
const memory = new Map<string, string>()

let isClosed = false

type Area = 'localStorage' | 'sessionStorage'

export function readStoredText(area: Area, key: string): string | null {
  const text = memory.get(key)
  if (text !== undefined) return text
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** None where the storage is blocked. */
export function namesOf(area: Area): string[] {
  try {
    return Object.keys(window[area])
  } catch {
    return []
  }
}

/** From now on this page writes nothing: what it still holds belongs to a person who has left. */
export function stopKeeping(): void {
  isClosed = true
}

export const keeps = () => !isClosed

/** Returns whether the text outlives the page. */
export function writeText(area: Area, key: string, text: string): boolean {
  if (isClosed) return false
  try {
    window[area].setItem(key, text)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, text)
    return false
  }
}

export function removeText(area: Area, key: string): void {
  memory.delete(key)
  try {
    window[area].removeItem(key)
  } catch {}
}
