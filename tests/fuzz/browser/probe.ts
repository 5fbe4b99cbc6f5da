/** Runs in a page before anything of its own; bundled by tabs.ts. */
import { describeState, type Look } from '../../engines/server/look.ts'

const trouble: string[] = []

addEventListener('error', ({ message, target }) => {
  // A picture that does not come is no error of the page's.
  if (target === window) trouble.push(`uncaught: ${message}`)
})
addEventListener('unhandledrejection', ({ reason }) => void trouble.push(`rejection: ${reason}`))
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  trouble.push(`policy: ${effectiveDirective} ${blockedURI}`)
})

// Pauses between retries are soon over, and the same in every run.
const { setTimeout: wait } = window
Math.random = () => 0
const hurried = (work: TimerHandler, delay = 0, ...rest: unknown[]) =>
  wait(work, delay / 10, ...rest)
window.setTimeout = hurried as typeof setTimeout

function recordsOf(database: IDBDatabase): Promise<unknown[]> {
  return new Promise(resolve => {
    if (!database.objectStoreNames.contains('records')) return resolve([])
    const all = database.transaction('records').objectStore('records').getAll()
    all.onsuccess = () => resolve(all.result)
    all.onerror = () => resolve([])
  })
}

/** The entries of IndexedDB, without making a database where there is none. */
async function storedEntries(): Promise<unknown[]> {
  const all = await indexedDB.databases()
  if (!all.some(({ name }) => name === 'loan')) return []
  return new Promise(resolve => {
    const opening = indexedDB.open('loan', 1)
    opening.onerror = () => resolve([])
    opening.onsuccess = async () => {
      const found = await recordsOf(opening.result)
      opening.result.close()
      resolve(found)
    }
  })
}

export interface Found {
  look: Look
  trouble: string[]
  referrer: string
  /** The records that outlive the page and have the word in them. */
  stored: string[]
  pwned: boolean
  elements: string[]
}

/** Waits until the page is what it will be, a few seconds at most, and tells what there is. */
async function find(word: string): Promise<Found> {
  for (let turn = 0; turn < 300; turn++) {
    // A page that led elsewhere is asked before its first tag is read.
    const { state } = document.documentElement ? describeState() : { state: 'loading' }
    if (state !== 'loading' && state !== 'blank') break
    await new Promise(done => wait(done, 15))
  }
  const texts = [localStorage, sessionStorage].flatMap(area =>
    Object.entries(area).map(([key, text]) => `${key} ${text}`)
  )
  const all = [
    ...texts,
    ...(await storedEntries()).map(each => `IndexedDB ${JSON.stringify(each)}`)
  ]
  const strange = document.querySelectorAll('.pwned, [onerror], [onload], iframe[srcdoc]')
  return {
    look: describeState(),
    trouble,
    referrer: document.referrer,
    stored: all.filter(each => each.includes(word)).map(each => each.slice(0, 300)),
    pwned: 'pwned' in window,
    elements: [...strange].map(({ tagName }) => tagName)
  }
}

const tools = { find, trouble }
Object.assign(window, { fuzz: tools })

declare global {
  interface Window {
    fuzz?: typeof tools
  }
}
