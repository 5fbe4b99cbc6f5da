import { describe, expect, test } from 'vitest'
import { axeViolations } from './checks/accessible.ts'
import { checkLayout } from './checks/layout.ts'
import { phone } from './driver/driver.ts'
import { createVisitor } from './harness.ts'
import { states } from './states.ts'

const visitIn = createVisitor()

const cases = states.flatMap(state =>
  state.engines.map(engine => [state.name, engine, state] as const)
)

describe.concurrent('each state', () => {
  test.for(cases)('%s is for everyone in %s', async ([, engine, state]) => {
    const problems = await visitIn(engine, async visit => {
      const { open, extra, reach } = state
      await visit.tab.resize(phone)
      await visit.open(open, { ...extra, damage: `axe,${extra?.damage ?? ''}` })
      await reach(visit)
      return [...(await axeViolations(visit)), ...(await checkLayout(visit))]
    })
    expect(problems).toEqual([])
  })
})
