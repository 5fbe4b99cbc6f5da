// @vitest-environment node
import { describe, expect, inject, test } from 'vitest'
import { islands, typicalOf } from '../engines/pages.ts'
import { scenarios, scenarioUrl } from '../sandbox/scenarios.ts'
import {
  canary,
  type FuzzTab,
  findAll,
  openAddress,
  problemsOf,
  shareTabs
} from './browser/tabs.ts'
import { records, strangeTexts } from './records.ts'

const { withTabs } = shareTabs()

const keys = [
  'complaint',
  'reply',
  'bankForm',
  'seen',
  'repayment',
  'cashier',
  'order',
  'clock',
  'unanswered',
  'tracking',
  'deviceId',
  'firsts',
  'consent',
  'payments',
  'channel',
  'arrangement',
  'dataRequest',
  'language'
]
const sessionKeys = [
  'showBankTip',
  'bridgeLog',
  'loan:reloaded',
  'legacyRepay',
  'repayChannel',
  'payOption',
  'sentComplaint',
  'landing',
  'draft',
  'owner',
  'visit',
  'rests'
]

/** Values besides texts that IndexedDB can hold. */
const things: unknown[] = [null, 7, true, [], {}, { text: '{}' }, ['{}']]

/** Puts the same into every place where a page of ours looks for something. */
async function storeEverywhere({ page }: FuzzTab, thing: unknown): Promise<void> {
  await page.evaluate(
    async ([all, session, value]) => {
      const fill = (area: Storage, key: string) => {
        try {
          area.setItem(key, String(value))
        } catch {
          // A megabyte for each key is more than there is room for.
        }
      }
      for (const key of all) fill(localStorage, `loan:${key}`)
      for (const key of session) fill(sessionStorage, key)
      const opening = indexedDB.open('loan', 1)
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onupgradeneeded = () => opening.result.createObjectStore('records')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = reject
      })
      const turn = opened.transaction('records', 'readwrite')
      for (const key of all) turn.objectStore('records').put(value, key)
      await new Promise(resolve => {
        turn.oncomplete = resolve
      })
      opened.close()
    },
    [keys, sessionKeys, thing] as const
  )
}

describe.each(islands)('$file', page => {
  test('stays whole whatever localStorage, the session and IndexedDB hold', async () => {
    const name = typicalOf(page)
    const { query } = scenarios.find(each => each.name === name) ?? {}
    const session: Record<string, string> = query?.sessionId
      ? { sessionId: `${query.sessionId}.${canary}` }
      : {}
    // A slip is only looked for where the server cannot be asked.
    const ways: Record<string, string>[] = [session, { ...session, fault: 'offline' }]
    const { complaint } = records
    const all = [...(complaint ? strangeTexts(complaint) : []), ...things]
    expect(all.length).toBeGreaterThanOrEqual(30)
    const cases = all.map((thing, index) => [thing, ways[index % 2] ?? {}] as const)
    const problems = await withTabs(cases, async (tab, [thing, extra]) => {
      if (tab.page.url() === 'about:blank') await tab.page.goto('/404.html')
      await storeEverywhere(tab, thing)
      const address = scenarioUrl(name, extra, inject('origin'))
      await openAddress(tab, address)
      const found = problemsOf(tab, await findAll(tab))
      return found.map(problem => `${JSON.stringify(thing).slice(0, 200)}: ${problem}`)
    })
    expect(problems.slice(0, 20)).toEqual([])
  })
})
