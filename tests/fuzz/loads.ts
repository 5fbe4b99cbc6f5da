import fc from 'fast-check'
import { inject } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { scenarios } from '../sandbox/scenarios.ts'
import { canary } from './browser/tabs.ts'
import { queriesOf } from './queries.ts'

/** The query that a page of ours is opened with, its session the canary. */
function goodQuery({ file }: Page): string {
  const query = scenarios.find(({ page }) => page === file)?.query ?? {}
  const session = query.sessionId ?? 'due'
  return `${new URLSearchParams({ ...query, sessionId: `${session}.${canary}` })}`
}

/** Longer addresses are refused by servers before there is a page. */
const longest = 6000

/** Hostile queries alone, before what is right, and after it. */
export function addressesOf(page: Page): fc.Arbitrary<string> {
  const good = goodQuery(page)
  return fc
    .tuple(
      queriesOf(page),
      fc.constantFrom('alone', 'before', 'after', 'before', 'after'),
      fc.nat()
    )
    .map(([hostile, place, count]) => {
      const all = place === 'alone' ? [] : [good]
      const parts = place === 'after' ? [...all, hostile] : [hostile, ...all]
      // Each is another address, or the browser would stay where it is.
      return new URL(`/${page.file}?${[`load=${count}`, ...parts].join('&')}`, inject('origin'))
        .href
    })
    .filter(address => address.length < longest)
}
