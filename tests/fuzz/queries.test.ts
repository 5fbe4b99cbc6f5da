import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { pages } from '../../shared/pages.ts'
import { queriesOf } from './queries.ts'
import { queryProblems } from './query-problems.ts'
import { followRoutes } from './readers.ts'
import { assertOften } from './seed.ts'

const all: readonly Page[] = pages
/** Also those that only pass on what they were opened with. */
const reading = all.filter(page => page.island && !page.developer)

beforeAll(followRoutes)

afterEach(() => localStorage.clear())

describe.each(reading)('$file', page => {
  test('reads 10,000 hostile queries as their declared types', () => {
    const cases = fc.tuple(queriesOf(page), fc.nat(11))
    assertOften(10_000, cases, ([query, which]) => queryProblems(page, query, which))
  })
})

test('every page with parameters of its own is among them', () => {
  const files = reading.map(({ file }) => file)
  // The borrower's `userKey` goes to pages of text, too.
  const hasOwn = ({ query }: Page) => query.some(name => name !== 'userKey')
  const missing = all.filter(page => hasOwn(page) && !page.developer && !files.includes(page.file))
  expect(missing).toEqual([])
})
