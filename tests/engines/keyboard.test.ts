import { describe, expect, test } from 'vitest'
import { checkDialogFocus, checkWalk, pressOn } from './checks/keyboard.ts'
import { createVisitor } from './harness.ts'
import { journeys } from './journeys.ts'
import { pages, typicalOf } from './pages.ts'
import { poll } from './poll.ts'
import { engineNames, one } from './pool.ts'
import { dialogs } from './states.ts'

const visitIn = createVisitor({}, one)

const walks = pages.flatMap(page =>
  engineNames.map(engine => [page.file, engine, typicalOf(page)] as const)
)
const openings = dialogs.flatMap(([scenario, control]) =>
  engineNames.map(engine => [scenario, control, engine] as const)
)
const ways = journeys.flatMap(journey =>
  engineNames.map(engine => [journey.name, engine, journey] as const)
)

describe.concurrent('the keyboard', () => {
  test.for(walks)('reaches every control of %s in %s', async ([, engine, open]) => {
    const problems = await visitIn(engine, async visit => {
      await visit.open(open)
      await visit.until(({ state }) => state === 'content')
      return checkWalk(visit)
    })
    expect(problems).toEqual([])
  })

  test.for(openings)('of %s opens and closes "%s" in %s', async ([scenario, control, engine]) => {
    const problems = await visitIn(engine, async visit => {
      await visit.open(scenario)
      await visit.until(({ state }) => state === 'content')
      return checkDialogFocus(visit, control)
    })
    expect(problems).toEqual([])
  })

  test.for(ways)('leads %s in %s', async ([, engine, { open, press, ends }]) => {
    await visitIn(engine, async visit => {
      await visit.open(open)
      for (const control of press) {
        await visit.until(({ state }) => state === 'content')
        await poll(
          () => visit.tab.run(name => window.probe?.findPoint(name), control),
          found => Boolean(found),
          () => `There is no ${control}`
        )
        await pressOn(visit, control)
      }
      await poll(
        () => visit.tab.run(() => location.pathname, undefined),
        path => ends.test(path),
        path => `It ended at ${path}`
      )
    })
  })
})
