import { scenarios } from '../sandbox/scenarios.ts'
import { islands, pages, typicalOf } from './pages.ts'
import type { Visit } from './visit.ts'

/** A state of a page that somebody may come to see. */
export interface State {
  name: string
  open: string
  extra?: Record<string, string>
  /** What brings it about. */
  reach: (visit: Visit) => Promise<unknown>
}

const content = (visit: Visit) => visit.until(({ state }) => state === 'content')

/** Dialogs that open on a tap, by the page's scenario and the control. */
export const dialogs = [
  ['repay-due', '.repayment_method'],
  ['repay-due', 'I have already paid'],
  ['repay-barcode', 'Scan to pay'],
  ['repay-delay-due', '.repayment_method']
] as const

function openDialog(control: string) {
  return async (visit: Visit) => {
    await content(visit)
    await visit.tap(control)
    await visit.until(({ dialog }) => dialog !== '')
  }
}

const built = (file: string) => pages.some(page => page.file === file)

/** Every scenario is a state; beside them the wait, the failure and the dialogs. */
export const states: State[] = [
  ...pages
    .filter(page => typicalOf(page) === page.file)
    .map(({ file }) => ({ name: file, open: file, reach: content })),
  ...scenarios
    .filter(({ page, query }) => built(page) && !query.fault)
    .map(({ name }) => ({
      name,
      open: name,
      reach: (visit: Visit) => visit.until(({ state }) => state !== 'loading')
    })),
  ...islands.map(page => ({
    name: `${page.file} while it waits`,
    open: typicalOf(page),
    extra: { damage: 'hold:/' },
    reach: (visit: Visit) => visit.until(({ text }) => text !== '')
  })),
  ...islands.map(page => ({
    name: `${page.file} after a failure`,
    open: typicalOf(page),
    extra: { fault: 'http-502', damage: 'speed:10' },
    reach: (visit: Visit) => visit.until(({ state }) => state !== 'loading')
  })),
  ...dialogs.map(([open, control]) => ({
    name: `${open} with ${control}`,
    open,
    reach: openDialog(control)
  }))
]
