import { describe, expect, test } from 'vitest'
import { checkCallFault } from './checks/call-fault.ts'
import { faults, isTriedIn } from './faults.ts'
import { createVisitor } from './harness.ts'
import { islands, typicalOf } from './pages.ts'
import { engineNames } from './pool.ts'

const visitIn = createVisitor()

const cases = islands.flatMap(page =>
  faults.flatMap(fault =>
    engineNames
      .filter(engine => isTriedIn(engine, fault, ['firefox', 'webkit']))
      .map(engine => [page.file, fault, engine, page] as const)
  )
)

describe.concurrent('each page that calls the server', () => {
  test.for(cases)('%s outlives %s in %s', async ([, fault, engine, page]) => {
    const problems = await visitIn(engine, visit => checkCallFault(visit, typicalOf(page), fault))
    expect(problems).toEqual([])
  })
})
