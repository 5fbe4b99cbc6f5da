import { readBodyText } from '../lib/read-body-text.ts'

/** Milliseconds that a page waits for the notices: they are never what a borrower waits for. */
const patience = 1000

/** Bytes of the file that are read; `npm run notices` refuses a longer one. */
export const longestNotices = 10_240

export interface NoticesFile {
  content: unknown
  /** Milliseconds since 1970 by the server's clock, else by the phone's. */
  now: number
}

/** The server's clock, also where a cache of the CDN has kept the answer; NaN where it tells none. */
function serverTime(headers: Headers): number {
  return Date.parse(headers.get('Date') ?? '') + (Number(headers.get('Age')) * 1000 || 0)
}

/** Reads `notices.json` as it stands now; undefined if missing, too long, no JSON or after a second. Never throws. */
export async function fetchNotices(): Promise<NoticesFile | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience)
  try {
    const address = `${import.meta.env.BASE_URL}notices.json`
    const response = await fetch(address, {
      // Asked for each time, and sent only where it has changed since.
      cache: 'no-cache',
      signal: controller.signal
    })
    const text = response.ok ? await readBodyText(response, longestNotices) : undefined
    if (text === undefined) return undefined
    return { content: JSON.parse(text), now: serverTime(response.headers) || Date.now() }
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
