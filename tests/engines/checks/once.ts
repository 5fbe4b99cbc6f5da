import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'
import type { Write } from '../writes.ts'

/** The ways in which one tap becomes two. */
export const gestures: Record<string, (visit: Visit, button: string) => Promise<void>> = {
  'two clicks in one task': (visit, button) => visit.tap(button, 2),
  'a double click': (visit, button) => visit.click(button, 2),
  'Enter and a click': async (visit, button) => {
    await visit.focus(button)
    // The focus may have scrolled.
    const point = await visit.find(button)
    await visit.tab.press('Enter')
    // Wherever the button was: it may be gone by now.
    await visit.tab.click(point)
  }
}

async function countOf(visit: Visit, { path }: Write): Promise<number> {
  const { calls } = await visit.seen()
  return calls.filter(call => call === `POST ${path}`).length
}

/** The answer has come, and the page has done with it what it does. */
async function settle(visit: Visit): Promise<void> {
  await visit.release()
  await poll(
    () => visit.seen(),
    ({ answered, calls }) => answered === calls.length,
    seen => `Not answered: ${JSON.stringify(seen)}`
  )
}

async function prepare(visit: Visit, write: Write): Promise<void> {
  const { scenario, extra, prepare, path } = write
  // The answer waits until all taps are made, however slow the machine is.
  await visit.open(scenario, { ...extra, damage: `${extra?.damage},hold:${path.slice(1)}` })
  await visit.until(({ state }) => state === 'content')
  await prepare?.(visit)
}

/** Answers how often the backend has heard what a gesture asked for. */
export async function countWrites(visit: Visit, write: Write, gesture: string): Promise<number> {
  await prepare(visit, write)
  const before = await countOf(visit, write)
  await gestures[gesture]?.(visit, write.button)
  await poll(
    () => countOf(visit, write),
    count => count > before,
    () => `${write.path} was never called`
  )
  // Another one would be on its way by now; what arrives after the answer comes too late.
  await new Promise(resolve => setTimeout(resolve, 200))
  await settle(visit)
  await write.end?.(visit)
  return (await countOf(visit, write)) - before
}

/** Firefox keeps no page for the way back that waits for an answer: only the write is still held. */
async function waitForOthers(visit: Visit, { path, beside = path }: Write): Promise<void> {
  await poll(
    () => visit.seen(),
    ({ answered, calls }) =>
      [path, beside].every(each => calls.includes(`POST ${each}`)) && answered === calls.length - 1,
    seen => `Still waiting: ${JSON.stringify(seen)}`
  )
}

/** Goes where a write leads, comes back, and does it again. Answers what is wrong with that. */
export async function checkReturn(visit: Visit, write: Write): Promise<string[]> {
  await prepare(visit, write)
  await visit.rest()
  await visit.tap(write.button)
  await waitForOthers(visit, write)
  await visit.release()
  await poll(
    () => visit.tab.run(() => location.pathname, undefined),
    path => path !== `/${write.page}`,
    path => `Still at ${path}`
  )
  await visit.tab.run(() => history.back(), undefined)
  // By itself an action is free again a minute after it has led away.
  await visit.until(({ state, path }) => path === `/${write.page}` && state === 'content', 6000)
  await write.prepare?.(visit)
  await visit.tap(write.button)
  const isAsked = () =>
    visit.tab.run(() => document.querySelector('dialog[open]') !== null, undefined)
  await poll(
    async () => {
      if (write.confirms && (await isAsked())) await visit.tap(write.confirms)
      return countOf(visit, write)
    },
    count => count > 1,
    () => 'The second tap does nothing'
  )
  const { reports } = await visit.seen()
  const wasKept = reports.includes('shown: again')
  return [...(wasKept ? [] : ['the page was not kept']), ...(await visit.trouble())]
}
