import { scenarios } from '../sandbox/scenarios.ts'
import { islands, pages, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'
import type { Visit } from './visit.ts'

/** A state of a page that somebody may come to see. */
export interface State {
  name: string
  open: string
  extra?: Record<string, string>
  /** What brings it about. */
  reach: (visit: Visit) => Promise<unknown>
  engines: readonly (typeof engineNames)[number][]
}

const content = (visit: Visit) => visit.until(({ state }) => state === 'content')
const end = (visit: Visit) => visit.until(({ state }) => state !== 'loading')

/** Dialogs that open on a tap, by the page's scenario and the control. */
export const dialogs = [
  ['repay-due', '.repayment_method'],
  ['repay-due', 'I have already paid'],
  ['repay-barcode', 'Scan to pay'],
  ['repay-delay-due', '.repayment_method'],
  ['complaint', 'All orders: choose another one'],
  ['complaint-detail-unrated', 'Rate this service'],
  ['complaint-detail-unrated', 'Photo 1 of our answer']
] as const

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

function openDialog(control: string) {
  return async (visit: Visit) => {
    await content(visit)
    await visit.tap(control)
    await visit.until(({ dialog }) => dialog !== '')
  }
}

const typical = pages.map(typicalOf)
const more = scenarios.filter(
  ({ name, page, query }) =>
    pages.some(({ file }) => file === page) &&
    !query.fault &&
    ![...typical, ...leaving, ...endless].includes(name)
)

/** Each page as it is, waits and fails, and the dialogs, in all engines; all else in one. */
export const states: State[] = [
  ...typical.map(name => ({ name, open: name, reach: content, engines: engineNames })),
  ...more.map(({ name }) => ({
    name,
    open: name,
    reach: end,
    engines: dialogScenarios.includes(name) ? engineNames : (['chromium'] as const)
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
  ...dialogs.map(([open, control]) => ({
    name: `${open} with ${control}`,
    open,
    reach: openDialog(control),
    engines: engineNames
  }))
]
