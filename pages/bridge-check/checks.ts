import { bridgeCheckMessages as messages } from '../../shared/messages/en/bridge-check.ts'

export type CheckId = keyof typeof messages.checks

/** `asks` is a question that only the person can answer. */
export type CheckOutcome =
  | { state: 'open' }
  | { state: 'running'; asks?: string }
  | { state: 'passed' | 'failed'; seen: string }

export type Outcomes = Readonly<Record<CheckId, CheckOutcome>>

export const checkIds = Object.keys(messages.checks) as CheckId[]

export const nothingSeen = Object.fromEntries(
  checkIds.map(id => [id, { state: 'open' }])
) as Outcomes

export const passed = (seen: string): CheckOutcome => ({ state: 'passed', seen })
export const failed = (seen: string): CheckOutcome => ({ state: 'failed', seen })

export const judge = (holds: boolean, good: string, bad: string): CheckOutcome =>
  holds ? passed(good) : failed(bad)
