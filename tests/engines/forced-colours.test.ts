import { describe, expect, test } from 'vitest'
import { findInvisible } from './checks/preferences.ts'
import { createVisitor } from './harness.ts'
import { pages, typicalOf } from './pages.ts'
import { poll } from './poll.ts'
import { engineNames } from './pool.ts'

const visitForced = createVisitor({ forcedColours: true })

// WebKit knows no forced colours.
const colouring = engineNames.filter(engine => engine !== 'webkit')
const forced = pages.flatMap(page =>
  colouring.map(engine => [page.file, engine, typicalOf(page)] as const)
)

/** The colours of a star that is chosen and of one that is not. Runs in the page. */
function fillsOfStars(): (string | null)[] {
  return ['.stars_star.is-filled svg', '.stars_star:not(.is-filled) svg'].map(selector => {
    const star = document.querySelector(selector)
    return star && getComputedStyle(star).fill
  })
}

/** The borders of the tab that is chosen and of one that is not. Runs in the page. */
function bordersOfTabs(): (string | null)[] {
  return ['true', 'false'].map(chosen => {
    const tab = document.querySelector(`[role="tab"][aria-selected="${chosen}"]`)
    return tab && getComputedStyle(tab).borderTopWidth
  })
}

describe.concurrent('with forced colours', () => {
  test.for(forced)('every control of %s is seen in %s', async ([, engine, open]) => {
    const problems = await visitForced(engine, async visit => {
      await visit.open(open)
      await visit.until(({ state }) => state === 'content')
      return findInvisible(visit)
    })
    expect(problems).toEqual([])
  })

  test.for(colouring)('stars are told apart in %s', async engine => {
    const [chosen, other] = await visitForced(engine, async visit => {
      await visit.open('order-rate-us')
      await visit.tap('2 of 5')
      const look = () => visit.tab.run(fillsOfStars, undefined)
      return poll(look, fills => fills.every(Boolean), String)
    })
    expect(chosen).not.toBe(other)
  })

  test.for(colouring)('the chosen tab is told apart in %s', async engine => {
    const [chosen, other] = await visitForced(engine, async visit => {
      await visit.open('complaint-list')
      const look = () => visit.tab.run(bordersOfTabs, undefined)
      return poll(look, borders => borders.every(Boolean), String)
    })
    expect([chosen, other]).toEqual(['2px', '0px'])
  })
})
