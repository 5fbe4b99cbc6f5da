import { expect, test } from 'vitest'
import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { reads } from '../engines/reads.ts'
import { writes } from '../engines/writes.ts'
import { landingCalls } from '../sandbox/calls/landing.ts'
import { calls } from '../sandbox/calls.ts'

/** Calls without a row of their own in the suites of three engines, and why. */
const without: Record<string, string> = {
  '/service/event/save': 'nobody waits for it',
  '/joint-login/track': 'nobody waits for it',
  '/landing/track-click': 'nobody waits for it',
  '/confirmation/agreement-jump': 'as `/v3/contract/contract-jump`',
  '/v3/loan-papers/paper': 'asked on a tap: `papers.test.ts`',
  '/v3/user-privacy/delete-request': 'two steps: `delete-account.test.tsx`'
}

interface StoreModule {
  earlyRequest?: () => EarlyRequest
}

const stores = import.meta.glob<StoreModule>('../../pages/*/store.ts', { eager: true })

/** A page is spoiled whole, in `faults.test.ts`: that is the call that it asks early, and one more needs its row. */
const early = Object.values(stores).flatMap(({ earlyRequest }) =>
  earlyRequest ? [earlyRequest().call.path] : []
)

test('each call is spoiled in the engines’ suites', () => {
  const rows = new Set([
    ...writes.map(({ path }) => path),
    ...Object.values(reads).flat(),
    ...early
  ])
  const paths = [...calls, ...landingCalls].map(({ path }) => path)
  expect(paths.filter(path => !rows.has(path) && !(path in without))).toEqual([])
  expect(Object.keys(without).filter(path => rows.has(path) || !paths.includes(path))).toEqual([])
})
