import { describe, expect, test } from 'vitest'
import { axeViolations, reachState } from './checks/accessible.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'
import { states } from './states.ts'

const visitIn = createVisitor()

const cases = states.flatMap(state =>
  engineNames.map(engine => [state.name, engine, state] as const)
)

describe.concurrent('axe', () => {
  test.for(cases)('finds nothing in %s in %s', async ([, engine, state]) => {
    const violations = await visitIn(engine, async visit => {
      await reachState(visit, state)
      return axeViolations(visit)
    })
    expect(violations).toEqual([])
  })
})
