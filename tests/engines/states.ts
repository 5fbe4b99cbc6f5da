import { scenarios } from '../sandbox/scenarios.ts'
import { dialogs } from './dialogs.ts'
import { moments } from './moments.ts'
import { islands, seen, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'
import type { Visit } from './visit.ts'

/** A state of a page that somebody may come to see. */
export interface ReachableState {
  name: string
  open: string
  extra?: Record<string, string>
  /** Brings the page into that state. */
  reach: (visit: Visit) => Promise<unknown>
  engines: readonly (typeof engineNames)[number][]
}

const content = (visit: Visit) => visit.until(({ state }) => state === 'content')
const end = (visit: Visit) => visit.until(({ state }) => state !== 'loading')

/** Scenarios of which a dialog is all there is to see. */
const dialogScenarios = [
  'order-tips',
  'order-rate-us',
  'order-bind-card',
  'order-withdraw',
  'confirm-popup',
  'confirm-new-promotion'
]

/** Scenarios that end on another page. */
const leaving = ['order-redirected']

/** Scenarios of so much of the same that looking at each entry takes minutes and finds nothing new. */
const endless = ['complaint-list-long', 'products-long']

const typical = seen.map(typicalOf)
const more = scenarios.filter(
  ({ name, query }) => !query.fault && ![...typical, ...leaving, ...endless].includes(name)
)

const ofChromium = engineNames.filter(engine => engine === 'chromium')

/** Each page as it is, waits and fails, and the dialogs, in all engines; all else in one. */
export const states: ReachableState[] = [
  ...typical.map(name => ({ name, open: name, reach: content, engines: engineNames })),
  ...more.map(({ name }) => ({
    name,
    open: name,
    reach: end,
    engines: dialogScenarios.includes(name) ? engineNames : ofChromium
  })),
  ...islands.map(page => ({
    name: `${page.file} while it waits`,
    open: typicalOf(page),
    extra: { damage: 'hold:/' },
    reach: (visit: Visit) => visit.until(({ text }) => text !== ''),
    engines: engineNames
  })),
  ...islands.map(page => ({
    name: `${page.file} after a failure`,
    open: typicalOf(page),
    extra: { fault: 'http-502', damage: 'speed:10' },
    reach: end,
    engines: engineNames
  })),
  ...dialogs.map(({ scenario, control, prepare, extra }) => ({
    name: `${scenario} with ${control}`,
    open: scenario,
    ...(extra && { extra }),
    reach: async (visit: Visit) => {
      await content(visit)
      await prepare?.(visit)
      await visit.tap(control)
      await visit.until(({ dialog }) => dialog !== '')
    },
    engines: engineNames
  })),
  ...moments.map(([open, name, bring]) => ({
    name: `${open} ${name}`,
    open,
    reach: async (visit: Visit) => {
      await content(visit)
      await bring(visit)
    },
    engines: engineNames
  }))
]
