import { describe, expect, test } from 'vitest'
import { findMotion } from './checks/preferences.ts'
import { createVisitor } from './harness.ts'
import { islands, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitStill = createVisitor({ reducedMotion: true })

const waiting = islands.flatMap(page =>
  engineNames.map(engine => [page.file, engine, typicalOf(page)] as const)
)

describe.concurrent('with less motion', () => {
  test.for(waiting)('nothing moves while %s waits in %s', async ([, engine, open]) => {
    const motion = await visitStill(engine, async visit => {
      await visit.open(open, { damage: 'hold:/' })
      await visit.until(({ text }) => text !== '')
      return findMotion(visit)
    })
    expect(motion).toEqual([])
  })
})
