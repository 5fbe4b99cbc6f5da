import { describe, expect, test } from 'vitest'
import { checkReturn, countWrites, gestures } from './checks/once.ts'
import { createVisitor } from './harness.ts'
import { engineNames, one } from './pool.ts'
import { writes } from './writes.ts'

const visitIn = createVisitor({ pageCache: true }, one)

const taps = writes.flatMap(write =>
  Object.keys(gestures).flatMap(gesture =>
    engineNames.map(engine => [write.name, gesture, engine, write] as const)
  )
)

const returns = writes
  .filter(({ leaves }) => leaves)
  .flatMap(write => engineNames.map(engine => [write.name, engine, write] as const))

describe.concurrent('each write', () => {
  test.for(taps)('asks once for %s on %s in %s', async ([, gesture, engine, write]) => {
    expect(await visitIn(engine, visit => countWrites(visit, write, gesture))).toBe(1)
  })

  test.for(returns)('asks again for %s after the way back in %s', async ([, engine, write]) => {
    expect(await visitIn(engine, visit => checkReturn(visit, write))).toEqual([])
  })
})
