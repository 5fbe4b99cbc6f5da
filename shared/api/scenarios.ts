import * as v from 'valibot'
import { nothing, read } from './call.ts'
import { send } from './client.ts'
import type { Result } from './result.ts'

const state = v.object({
  name: v.string(),
  title: v.string(),
  area: v.string(),
  page: v.string(),
  pageTitle: v.string(),
  /** Below the base path: `order.html?productId=301`. */
  url: v.string(),
  isTranslated: v.boolean(),
  calls: v.array(v.string()),
  about: v.string()
})
export type ListedState = v.InferOutput<typeof state>

const nameAndText = v.object({ name: v.string(), text: v.string() })

const listing = v.object({
  brand: v.string(),
  languages: v.array(v.string()),
  servers: v.array(v.object({ brand: v.string(), url: v.string() })),
  faults: v.array(nameAndText),
  /** The borrower's way, by the names of states. */
  way: v.array(nameAndText),
  states: v.array(state)
})
export type Listing = v.InferOutput<typeof listing>

const sandboxScenarios = read('/sandbox/scenarios', listing, { method: 'GET', anonymous: true })

/** It may be repeated: what is forgotten is forgotten. */
const sandboxReset = read('/sandbox/reset', nothing, { anonymous: true })

export function fetchScenarios(): Promise<Result<Listing>> {
  return send(sandboxScenarios)
}

export function resetBorrower(sessionId: string): Promise<Result<undefined>> {
  return send(sandboxReset, { sessionId })
}
