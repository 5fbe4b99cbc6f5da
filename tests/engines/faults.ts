import type { EngineName } from './driver/driver.ts'

/** The ways in which a call may fail. */
export const faults = [
  'offline',
  'reset',
  'truncated',
  'hang',
  'http-502',
  'http-429',
  'html',
  'half-json',
  'wrong-types'
]

/** Engines differ in how they report these lost answers; all others come to the same text. */
const byEngine = ['reset', 'truncated']

/** Whether a fault is tried in an engine, where one engine, or more, tries those that are alike in all. */
export const isTriedIn = (engine: EngineName, fault: string, all: readonly EngineName[]) =>
  all.includes(engine) || byEngine.includes(fault)
