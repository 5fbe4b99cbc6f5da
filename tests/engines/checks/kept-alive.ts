import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'
import type { Write } from '../writes.ts'

/** The texts that were said to a screen reader or stand beside a field. */
const heard = (visit: Visit) =>
  visit.tab.run(() => {
    const beside = [...document.querySelectorAll('.field_error')].map(each => each.textContent)
    return [...(window.probe?.heard() ?? []), ...beside]
  }, undefined)

/** Waits until something is said that was not said before. */
async function untilSaid(visit: Visit, before: string[]): Promise<void> {
  await poll(
    () => heard(visit),
    texts => texts.some(text => !before.includes(text)),
    () => 'Nothing is said'
  )
}

async function openWrite(visit: Visit, { scenario, extra, prepare }: Write, damage: string) {
  await visit.open(scenario, { ...extra, damage: `${extra?.damage ?? ''},${damage}` })
  await visit.until(({ state }) => state === 'content')
  await prepare?.(visit)
}

/** Taps again, after what stands before it has been read and put away. */
async function tapAgain(visit: Visit, { button, confirms }: Write): Promise<void> {
  const tapIfThere = (name: string) =>
    visit.tab.run(control => window.probe?.tap(control) ?? false, name)
  const isThere = (confirms && (await tapIfThere(confirms))) || (await tapIfThere(button))
  if (!isThere) await visit.tab.press('Escape')
}

export interface Outcome {
  /** How often the server has heard of it. */
  heard: number
  /** The intentions that it has told apart, each of which it does once; one without an id is ''. */
  intentions: string[]
}

async function outcomeOf(visit: Visit): Promise<Outcome> {
  const { intentions } = await visit.seen()
  return { heard: intentions.length, intentions: [...new Set(intentions)] }
}

/**
 * A server that does what is asked and closes the kept-alive connection before it answers: the
 * engine repeats as it likes, then the borrower does, where the page does not find out by itself
 * that it was done. Answers what the server heard.
 */
export async function surviveDying(visit: Visit, write: Write): Promise<Outcome> {
  const { send } = write
  const opened = send ? { ...write, extra: {}, prepare: async () => {} } : write
  await openWrite(visit, opened, `dies:${write.path.slice(1)},speed:10`)
  const textsBefore = await heard(visit)
  await (send ? send(visit) : visit.tap(write.button))
  const { heard: before } = await poll(
    () => outcomeOf(visit),
    ({ heard: count }) => count > 0,
    () => 'The server has heard of nothing'
  )
  await untilSaid(visit, textsBefore)
  await visit.release()
  const isHeard = ({ heard: count }: Outcome) => count > before
  // A tap after the repetition was answered would be another intention.
  const repeat = async () => {
    const outcome = await outcomeOf(visit)
    if (!isHeard(outcome)) await tapAgain(visit, write)
    return outcome
  }
  return poll(repeat, isHeard, String, 3000).catch(() => outcomeOf(visit))
}

/** Two tabs do the same while the first one waits. Answers what the server heard and did. */
export async function doInTwoTabs(visit: Visit, write: Write): Promise<Outcome> {
  const path = write.path.slice(1)
  // `dies` counts; held calls wait before they could die, and are released into an answer.
  const damage = `hold:${path},dies:${path}`
  await openWrite(visit, write, damage)
  await visit.beside(async other => {
    await openWrite(other, write, damage)
    await visit.tap(write.button)
    await poll(
      () => visit.seen(),
      ({ calls }) => calls.includes(`POST ${write.path}`),
      () => `${write.path} was never called`
    )
    const before = await heard(other)
    await other.tap(write.button)
    await untilSaid(other, before)
  })
  await visit.release()
  await poll(
    () => visit.seen(),
    ({ answered, calls }) => answered === calls.length,
    seen => `Not answered: ${JSON.stringify(seen)}`
  )
  await write.end?.(visit)
  return outcomeOf(visit)
}
