import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'
import type { Write } from '../writes.ts'

/**
 * A write whose answer gets lost is sent once, and the page says so, or goes on where it can tell
 * that all is well. Answers what is wrong with that.
 */
export async function checkWriteFault(
  visit: Visit,
  { scenario, extra, path, prepare, button }: Write,
  fault: string,
  patience?: number
): Promise<string[]> {
  const where = () => visit.tab.run(() => location.pathname + location.hash, undefined)
  const heard = () => visit.tab.run(() => window.probe?.heard() ?? [], undefined)
  const requests = () => visit.tab.run(() => window.probe?.asked() ?? [], undefined)
  const count = async () =>
    (await requests()).filter(call => call === `POST /muscular${path}`).length

  // Timers run faster, so that the minute of a call is soon over.
  const damage = `speed:${fault === 'hang' ? 30 : 10}`
  await visit.open(scenario, { ...extra, fault, faultOn: path.slice(1), faultTimes: '', damage })
  await visit.until(({ state }) => state === 'content')
  await prepare?.(visit)
  const [start, textsBefore, before] = [await where(), await heard(), await count()]
  await visit.tap(button)
  const isLeft = await poll(
    async () => {
      if ((await where()) !== start) return true
      return (await heard()).some(text => !textsBefore.includes(text)) ? false : undefined
    },
    left => left !== undefined,
    () => `Nothing is said of ${fault}`,
    patience
  )
  if (isLeft) return visit.trouble()
  const standing = visit.until(({ state }) => state !== 'loading' && state !== 'blank', patience)
  const after = await standing.then(count, () => 0)
  // The text was thanks: meanwhile the page has gone on, to one that has asked nothing.
  if ((await where()) !== start) return visit.trouble()
  await standing
  const times = after - before
  return [...(times === 1 ? [] : [`asked ${times} times`]), ...(await visit.trouble())]
}
