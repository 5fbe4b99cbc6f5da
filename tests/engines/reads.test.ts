import { describe, expect, test } from 'vitest'
import { checkCallFault } from './checks/call-fault.ts'
import { faults, isTriedIn } from './faults.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'
import { reads } from './reads.ts'

const visitIn = createVisitor()

/** Pages of one call are spoiled whole, in `faults.test.ts`. */
const cases = Object.entries(reads)
  .filter(([, paths]) => paths.length > 1)
  .flatMap(([scenario, paths]) =>
    paths.flatMap(path =>
      faults.flatMap(fault =>
        engineNames
          .filter(engine => isTriedIn(engine, fault, ['chromium']))
          .map(engine => [path, scenario, fault, engine] as const)
      )
    )
  )

describe.concurrent('a page', () => {
  test.for(Object.entries(reads))('asks on %s what its row says', async ([scenario, paths]) => {
    const calls = await visitIn('chromium', async visit => {
      await visit.open(scenario)
      await visit.until(({ state }) => state === 'content')
      await visit.rest()
      return (await visit.seen()).calls
    })
    expect(calls.map(call => call.replace(/^\w+ /, '')).sort()).toEqual([...paths].sort())
  })

  test.for(cases)('outlives, with %s on %s, %s in %s', async ([path, scenario, fault, engine]) => {
    const problems = await visitIn(engine, visit =>
      checkCallFault(visit, scenario, fault, { on: path.slice(1) })
    )
    expect(problems).toEqual([])
  })
})
