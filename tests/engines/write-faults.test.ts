import { describe, expect, test } from 'vitest'
import { checkWriteFault } from './checks/write-fault.ts'
import { faults, isTriedIn } from './faults.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'
import { writes } from './writes.ts'

const visitIn = createVisitor()

const lost = writes.filter(({ onceOnly }) => !onceOnly)
const cases = lost.flatMap(write =>
  faults.flatMap(fault =>
    engineNames
      .filter(engine => isTriedIn(engine, fault, ['chromium']))
      .map(engine => [write.name, fault, engine, write] as const)
  )
)

describe.concurrent('each write', () => {
  test.for(cases)('of %s tells of %s in %s', async ([, fault, engine, write]) => {
    const problems = await visitIn(engine, visit => checkWriteFault(visit, write, fault))
    expect(problems).toEqual([])
  })
})
