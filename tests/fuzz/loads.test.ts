// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { findAll, openAddress, problemsOf, shareTabs } from './browser/tabs.ts'
import { addressesOf } from './loads.ts'
import { sampleOf } from './seed.ts'

const { withTabs } = shareTabs()

const built = builtPages(false)
/** A template's own page: what it shows stands in its html. */
const own = built
  .filter(({ anonymous }) => anonymous)
  .map(page => ({ ...page, file: 'landing/first-loan-en.html' }))

describe.each([...built, ...own])('$file', page => {
  test('ends in content or a word of what to do, after 200 hostile addresses', async () => {
    const addresses = sampleOf(200, addressesOf(page))
    const problems = await withTabs(addresses, async (tab, address) => {
      await openAddress(tab, address)
      const found = problemsOf(tab, await findAll(tab))
      return found.map(problem => `${address}\n  ${problem}`)
    })
    expect(problems.slice(0, 20)).toEqual([])
  })
})
