import { fillNumber } from '../landing-form.ts'
import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

/** Pictures that stand there although they did not come. */
function findBroken(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ className, alt }) => `broken: ${className} ${alt}`)
}

/** The back button speaks to the app, and without one goes back by itself. */
async function goBack(visit: Visit, isGone: boolean, patience?: number): Promise<void> {
  const hasBack = () => document.querySelector('.page_back') !== null
  if (!(await visit.tab.run(hasBack, undefined))) return
  await visit.tap('.page_back')
  await poll(
    () => visit.seen(),
    ({ reports }) => reports.includes('bridge: {"action":"goBack"}'),
    seen => `The app was told nothing but ${seen?.reports}`,
    patience
  )
  // Without an app the browser goes back; the next visit waits until it has.
  if (isGone) await visit.left()
}

/**
 * A page on a damaged phone still comes to its content, and goes back the way that the phone has.
 * Answers what is wrong with that.
 */
export async function checkDamage(
  visit: Visit,
  page: string,
  damage: string,
  patience?: number
): Promise<string[]> {
  await visit.open(page, { damage })
  const { state } = await visit.until(look => look.state !== 'loading')
  if (state !== 'content') return [`ends ${state}`]
  await poll(
    () => visit.tab.run(findBroken, undefined),
    broken => broken.length === 0,
    String,
    8000
  )
  if (damage.includes('bridge:')) {
    await goBack(visit, damage.includes('bridge:throws'), patience)
  }
  return visit.trouble()
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

/** Seconds that another SMS code has to wait for, once the phone's clock has moved. */
export async function waitAfterMove(visit: Visit, days: string): Promise<number> {
  const page = 'own-first-loan-en'
  await visit.open(page)
  await fillNumber(visit)
  await visit.tap('Get code')
  const readButton = () => document.querySelector('.register-form_send')?.textContent ?? ''
  await poll(
    () => visit.tab.run(readButton, undefined),
    text => /^\d+s$/.test(text),
    String
  )
  await visit.open(page, { damage: `clock:${days}` })
  await visit.until(look => look.state === 'content')
  return Number.parseInt(await visit.tab.run(readButton, undefined), 10) || 0
}
