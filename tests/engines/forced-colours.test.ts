import { describe, expect, test } from 'vitest'
import { findInvisible } from './checks/preferences.ts'
import { createVisitor } from './harness.ts'
import { pages, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitForced = createVisitor({ forcedColours: true })

// WebKit knows no forced colours.
const colouring = engineNames.filter(engine => engine !== 'webkit')
const forced = pages.flatMap(page =>
  colouring.map(engine => [page.file, engine, typicalOf(page)] as const)
)

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
      return visit.tab.run(
        () =>
          ['.stars_star.is-filled svg', '.stars_star:not(.is-filled) svg'].map(selector => {
            const star = document.querySelector(selector)
            return star ? getComputedStyle(star).fill : `no ${selector}`
          }),
        undefined
      )
    })
    expect(chosen).not.toBe(other)
  })
})
