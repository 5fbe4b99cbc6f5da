import { startChromium } from './driver/chromium.ts'
import type { Engine, EngineName, Settings, Tab } from './driver/driver.ts'
import { startFirefox } from './driver/firefox.ts'
import { startWebkit } from './driver/webkit.ts'

const all: readonly EngineName[] = ['chromium', 'firefox', 'webkit']

/** The engines of this run: all, or those that `ENGINES` lists. */
export const engineNames = all.filter(name => process.env.ENGINES?.includes(name) ?? true)

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit }

/** Tabs at a time: pages mostly wait, but two cores draw them all. */
const many: Record<EngineName, number> = { chromium: 4, firefox: 4, webkit: 3 }
/** Keys go to the window in front: where a test presses them, it has the engine alone. */
export const one: Record<EngineName, number> = { chromium: 4, firefox: 1, webkit: 1 }

interface Pool {
  engine: Promise<Engine>
  free: Tab[]
  opened: number
  waiting: ((tab: Tab) => void)[]
}

/** The tabs of the engines, started when first needed and shared by the tests of a file. */
export function createPools(settings: Settings, tabs = many) {
  const pools = new Map<EngineName, Pool>()

  function poolOf(name: EngineName): Pool {
    const pool = pools.get(name) ?? {
      engine: starters[name](settings),
      free: [],
      opened: 0,
      waiting: []
    }
    pools.set(name, pool)
    return pool
  }

  async function take(name: EngineName): Promise<Tab> {
    const pool = poolOf(name)
    const tab = pool.free.pop()
    if (tab) return tab
    if (pool.opened < tabs[name]) {
      pool.opened++
      return (await pool.engine).newTab()
    }
    return new Promise(resolve => pool.waiting.push(resolve))
  }

  async function giveBack(name: EngineName, used: Tab): Promise<void> {
    const pool = poolOf(name)
    const isUsedUp = tabs[name] === 1 && used.discard !== undefined
    if (isUsedUp) await used.discard?.()
    const tab = isUsedUp ? await (await pool.engine).newTab() : used
    const next = pool.waiting.shift()
    if (next) next(tab)
    else pool.free.push(tab)
  }

  return {
    async use<Result>(name: EngineName, work: (tab: Tab) => Promise<Result>): Promise<Result> {
      const tab = await take(name)
      try {
        return await work(tab)
      } finally {
        await giveBack(name, tab)
      }
    },
    async close(): Promise<void> {
      await Promise.all([...pools.values()].map(async ({ engine }) => (await engine).close()))
      pools.clear()
    }
  }
}
