import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

/** A page on a damaged phone still comes to its content. Answers what is wrong with that. */
export async function checkDamage(visit: Visit, page: string, damage: string): Promise<string[]> {
  await visit.open(page, { damage })
  const { state } = await visit.until(look => look.state !== 'loading')
  return [...(state === 'content' ? [] : [`ends ${state}`]), ...(await visit.trouble())]
}

/** The back button speaks to the app, and without one goes back by itself. */
export async function checkBridge(visit: Visit, page: string, kind: string): Promise<string[]> {
  await visit.open(page, { damage: `bridge:${kind}` })
  await visit.until(look => look.state === 'content')
  const hasBack = await visit.tab.run(
    () => document.querySelector('.page_back') !== null,
    undefined
  )
  if (!hasBack) return visit.trouble()
  await visit.tap('.page_back')
  const { reports } = await poll(
    () => visit.seen(),
    seen => seen.reports.some(report => report.startsWith('bridge:')),
    () => 'The app was told nothing'
  )
  const message = reports.find(report => report.startsWith('bridge:'))
  // Where the app is gone the browser goes back, which must not happen to the next visit.
  if (kind === 'throws') await visit.left()
  const isRight = message === 'bridge: {"action":"goBack"}'
  return [...(isRight ? [] : [`said ${message}`]), ...(await visit.trouble())]
}

/** Html from before a deploy reloads once; where that does not help it says so. */
export async function checkStale(
  visit: Visit,
  page: string,
  damage: string,
  patience?: number
): Promise<string[]> {
  await visit.open(page, { damage })
  const ends = damage.includes('stale-entry:1') ? 'content' : 'stuck'
  const { text } = await visit.until(look => look.state === ends, patience)
  const { pages } = await visit.seen()
  const problems = pages > 2 ? [`was sent ${pages} times`] : []
  if (ends === 'stuck' && !/\d/.test(text)) problems.push('names no phone number')
  return [...problems, ...(await visit.trouble())]
}

/** 'copy success' is said only when it was one. Answers what was said. */
export async function copy(visit: Visit, scenario: string, button: string, damage: string) {
  await visit.open(scenario, { damage })
  await visit.until(look => look.state === 'content')
  await visit.click(button)
  const { toast } = await visit.until(look => look.toast !== '')
  return toast
}
