import { describe, expect, test } from 'vitest'
import { reachState } from './checks/accessible.ts'
import { checkLayout } from './checks/layout.ts'
import { phone } from './driver/driver.ts'
import { createVisitor } from './harness.ts'
import { engineNames } from './pool.ts'
import { states } from './states.ts'

const visitIn = createVisitor()

const small = { width: 320, height: 640 }
const looks = [
  ['320 px', small, '100%'],
  ['text of twice the size', phone, '200%']
] as const

const cases = states.flatMap(state =>
  looks.flatMap(([name, size, text]) =>
    engineNames.map(engine => [state.name, name, engine, state, size, text] as const)
  )
)

describe.concurrent('each state', () => {
  test.for(cases)('of %s fits with %s in %s', async ([, , engine, state, size, text]) => {
    const problems = await visitIn(engine, async visit => {
      await visit.tab.resize(size)
      await reachState(visit, state)
      return checkLayout(visit, text)
    })
    expect(problems).toEqual([])
  })
})
