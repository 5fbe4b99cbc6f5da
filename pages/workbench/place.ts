import type { Query } from '../../shared/context/query.ts'
import { changedSwitches, readSwitches, type Switches } from './switches.ts'

const views = ['page', 'grid'] as const
export const tabs = ['calls', 'app', 'stored', 'pay'] as const
type PanelTab = (typeof tabs)[number]

/** All of this stands in the address. */
export interface BenchPlace {
  /** '' until a state is chosen. */
  state: string
  view: (typeof views)[number]
  tab: PanelTab
  /** A language's tag; '' for the brand's first. */
  language: string
  /** The name of a fault; '' for none. */
  fault: string
  /** The path of the call with the fault; '' for every call. */
  on: string
  switches: Switches
}

const oneOf = <T extends string>(choices: readonly [T, ...T[]], value: string | undefined): T =>
  choices.find(each => each === value) ?? choices[0]

export function readPlace(query: Query): BenchPlace {
  const { state = '', language = '', fault = '', on = '' } = query
  return {
    state,
    view: oneOf(views, query.view),
    tab: oneOf(tabs, query.tab),
    language,
    fault,
    on,
    switches: readSwitches(query)
  }
}

export function queryOfPlace({
  switches,
  view,
  tab,
  ...names
}: BenchPlace): Record<string, string> {
  const all = {
    ...names,
    ...(view !== views[0] && { view }),
    ...(tab !== tabs[0] && { tab }),
    ...changedSwitches(switches)
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}
