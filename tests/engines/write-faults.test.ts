import { describe, expect, test } from 'vitest'
import { checkWriteFault } from './checks/write-fault.ts'
import { faults } from './faults.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'
import { writes } from './writes.ts'

const visitIn = createVisitor()

/** Engines differ in how they report these lost answers; all others come to the same text. */
const byEngine = ['reset', 'truncated']

const lost = writes.filter(({ onceOnly }) => !onceOnly)
const cases = lost.flatMap(write =>
  faults.flatMap(fault =>
    engineNames
      .filter(engine => engine === 'chromium' || byEngine.includes(fault))
      .map(engine => [write.name, fault, engine, write] as const)
  )
)

describe.concurrent('each write', () => {
  test.for(cases)('of %s tells of %s in %s', async ([, fault, engine, write]) => {
    const problems = await visitIn(engine, visit => checkWriteFault(visit, write, fault))
    expect(problems).toEqual([])
  })
})
