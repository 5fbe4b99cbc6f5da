import { describe, expect, test } from 'vitest'
import { checkDialogFocus, checkWalk, take } from './checks/keyboard.ts'
import { dialogs, openScene } from './dialogs.ts'
import { createVisitor } from './harness.ts'
import { journeys } from './journeys.ts'
import { pages, typicalOf } from './pages.ts'
import { poll } from './poll.ts'
import { engineNames, one } from './pool.ts'

const visitIn = createVisitor({}, one)

const walks = pages.flatMap(page =>
  engineNames.map(engine => [page.file, engine, typicalOf(page)] as const)
)
const openings = dialogs.flatMap(dialog =>
  engineNames.map(engine => [dialog.scenario, dialog.control, engine, dialog] as const)
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

  test.for(openings)('of %s opens and closes "%s" in %s', async ([, control, engine, dialog]) => {
    const problems = await visitIn(engine, async visit => {
      await openScene(visit, dialog)
      return checkDialogFocus(visit, control)
    })
    expect(problems).toEqual([])
  })

  test.for(ways)('leads %s in %s', async ([, engine, { open, extra, steps, ends }]) => {
    await visitIn(engine, async visit => {
      await visit.open(open, extra)
      for (const step of steps) {
        await visit.until(({ state }) => state !== 'loading')
        await take(visit, step)
      }
      await poll(
        () => visit.tab.run(() => location.pathname + location.hash, undefined),
        path => ends.test(path),
        path => `It ended at ${path}`
      )
    })
  })
})
