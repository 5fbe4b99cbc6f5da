import type { BrowserContext, Page, Route } from 'playwright-core'
import type { PageFile } from '../../shared/pages.ts'
import { drawnFile } from '../browser/make-files.ts'
import { scenarios } from '../sandbox/scenarios.ts'

/** In everything that the server tells the first borrower, and in everything that he types. */
export const canary = 'KANARYA'
export const hasCanary = (text: string) => text.toUpperCase().includes(canary)

/** An act of the borrower's on a page that keeps something. */
type Act = (page: Page) => Promise<void>

interface StrangerRow {
  /**
   * The name of the sandbox's scenario: the first one of the page where none is named. A page of
   * text alone has none.
   */
  scenario?: string | undefined
  act?: Act
  /** It shows nothing that the server says of him. */
  isSilent?: true
  /** The second borrower opens it with the first one's loan and no network, too. */
  hasKept?: true
}

const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name }).first().dispatchEvent('click')
}

const typeEverywhere: Act = async page => {
  for (const input of await page.locator('input[type=text]:not([readonly]), textarea').all()) {
    if (await input.isVisible()) await input.fill(canary)
  }
}

async function writeComplaint(page: Page): Promise<void> {
  await page.locator('[name=text]').fill(`${canary} wrote this`)
  const photo = await drawnFile(page, 'a.png', 'image/png', [80, 80])
  await page.locator('input[type=file]').setInputFiles([photo])
  await page.getByRole('button', { name: 'Photo 1', exact: true }).waitFor()
  // The draft is kept a moment after the last key.
  await page.waitForTimeout(500)
}

const rows: Partial<Record<PageFile, StrangerRow>> = {
  'landing.html': {
    scenario: 'own-first-loan-en',
    act: page => page.locator('[name=capcode]').fill(canary.slice(0, 4))
  },
  'order.html': {
    scenario: 'order-due',
    hasKept: true,
    // The page stores its answer a second later.
    act: page =>
      page.waitForFunction(word => localStorage['loan:order']?.includes(word), canary).then()
  },
  'repay.html': {
    scenario: 'repay-due',
    hasKept: true,
    act: async page => {
      await page.locator('#chosen-way').dispatchEvent('click')
      await page.locator('dialog[open] input[type=radio]').last().dispatchEvent('click')
      await press(page, 'How to pay with this code')
      await page.waitForURL(/repay-code-2/)
    }
  },
  'repay-delay.html': { scenario: 'repay-delay-due', hasKept: true },
  'arrangement.html': {
    scenario: 'arrangement-declined',
    act: async page => {
      await press(page, 'Ask again')
      await page.locator('input[type=radio]').last().dispatchEvent('click')
      await press(page, 'Next')
      await page.locator('[name=canPay]').fill('1000')
      await press(page, 'Next')
      await page.locator('[name=note]').fill(`${canary} wrote this`)
      // The draft is kept in the phone's database as well.
      await page.waitForTimeout(500)
    }
  },
  'repay-code.html': { scenario: 'repay-code-qr', isSilent: true },
  'repay-code-2.html': { scenario: 'repay-code-2', hasKept: true },
  'confirm.html': { scenario: 'confirm' },
  'confirm-new.html': { scenario: 'confirm-new' },
  'bind-bank.html': { scenario: 'bind-bank', act: typeEverywhere },
  'complaint.html': {
    scenario: 'complaint',
    act: async page => {
      await press(page, 'Payment not credited')
      await page.waitForURL(/complaint-next/)
      await writeComplaint(page)
    }
  },
  'complaint-next.html': { scenario: 'complaint-next-payment', act: writeComplaint },
  'complaint-list.html': { scenario: 'complaint-list' },
  'complaint-detail.html': { scenario: 'complaint-detail-rated' },
  'customer-service.html': { scenario: 'customer-service', isSilent: true },
  'join-failed.html': { scenario: 'join-failed' },
  'products.html': { scenario: 'products' },
  'legacy-repay.html': {
    scenario: 'legacy',
    act: page => page.locator('.option_radio').first().dispatchEvent('click')
  },
  'site/contact.html': { act: typeEverywhere },
  'statement.html': { scenario: 'statement' },
  'my-data.html': { scenario: 'data-requests' }
}

/** The query that a page is opened with, and the acts that keep something there. */
export function rowOf(file: PageFile): StrangerRow {
  const first = scenarios.find(({ page }) => page === file)
  return { scenario: first?.name, ...rows[file] }
}

/** The first borrower's loans have numbers of their own: nobody else's list has them. */
const toOwn = (text: string) => text.replaceAll('20410', '77710')
const toServer = (text: string) =>
  text.replaceAll('77710', '20410').replaceAll(`${canary}1`, 'MP123451')

/** Marks what a server says: codes, and every text of words. */
function markAnswer(body: string): string {
  const own = toOwn(body).replaceAll('MP12345', canary)
  const withBanks = own.replace(/("bankName":")/g, `$1${canary} `)
  return withBanks.replace(/"(?!https?:)([A-Z][a-z]+ [^"\\/{}]*)"/g, `"$1 ${canary}"`)
}

/** The sandbox answers none without a device; a backend may. */
function withDevice(address: string): string {
  const url = new URL(address)
  if (!url.searchParams.has('deviceId')) url.searchParams.set('deviceId', 'none')
  return url.href
}

/** Everything that the backend tells and hears is the first borrower's, and says so. */
export async function markBackend(context: BrowserContext): Promise<void> {
  await context.route('**/muscular/**', async (route: Route) => {
    const request = route.request()
    const type = request.headers()['content-type'] ?? ''
    const sent = type.includes('urlencoded') ? request.postData() : undefined
    const url = withDevice(toServer(request.url()))
    try {
      const response = await route.fetch(sent ? { url, postData: toServer(sent) } : { url })
      const isText = (response.headers()['content-type'] ?? '').includes('json')
      const marked = isText ? { body: markAnswer(await response.text()) } : {}
      await route.fulfill({ response, ...marked })
    } catch {
      // The page that has asked is gone.
    }
  })
}

export async function leaveBackend(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route('**/muscular/**', route =>
    route.continue({ url: withDevice(route.request().url()) })
  )
}

/** All that the page shows, and all that stays on the phone. Runs in the page. */
export async function collect(): Promise<string[]> {
  const inputs = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  const entries: string[] = []
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase | undefined>(resolve => {
      const opening = indexedDB.open(name ?? '')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => resolve(undefined)
    })
    for (const store of database?.objectStoreNames ?? []) {
      const all = database?.transaction(store).objectStore(store).getAll()
      const values = await new Promise(resolve => {
        if (all) all.onsuccess = () => resolve(all.result)
      })
      entries.push(`IndexedDB ${store}: ${JSON.stringify(values)}`)
    }
    database?.close()
  }
  return [
    `page: ${document.documentElement.outerHTML}`,
    ...[...inputs].map(({ name, value }) => `input ${name}: ${value}`),
    ...Object.entries(localStorage).map(([key, text]) => `localStorage ${key}: ${text}`),
    ...Object.entries(sessionStorage).map(([key, text]) => `sessionStorage ${key}: ${text}`),
    ...entries
  ]
}
