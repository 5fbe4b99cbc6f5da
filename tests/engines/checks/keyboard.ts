import type { JourneyStep } from '../journeys.ts'
import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

/** More presses than any page has controls. */
const most = 200

/** Every control is reached, in the order in which it is read, and is seen to have the focus. */
export async function checkWalk(visit: Visit): Promise<string[]> {
  await visit.tab.run(() => window.probe?.startWalk(), undefined)
  for (let presses = 0; presses < most; presses++) {
    await visit.tab.press('Tab')
    if (await visit.tab.run(() => window.probe?.step(), undefined)) break
  }
  return visit.tab.run(() => window.probe?.endWalk() ?? ['nobody walked'], undefined)
}

/** Tabs to a control, once it is there and its page answers: what looks off by then is left alone. */
async function tabTo(visit: Visit, control: string): Promise<void> {
  await visit.find(control)
  await visit.until(({ state }) => state !== 'loading')
  for (let stops = 0; stops < most; stops++) {
    if (await visit.tab.run(name => window.probe?.hasFocus(name), control)) return
    await visit.tab.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${control}`)
}

/** Takes a step of a journey. */
export async function take(visit: Visit, step: JourneyStep): Promise<void> {
  if (typeof step === 'function') return void (await step(visit))
  const { on, ...does } = typeof step === 'string' ? { on: step, press: 'Enter' as const } : step
  await tabTo(visit, on)
  if ('type' in does) await visit.fill(on, does.type)
  else await visit.tab.press(does.press)
}

/** A dialog opened by a key takes the focus, closes on Escape and gives the focus back. */
export async function checkDialogFocus(visit: Visit, control: string): Promise<string[]> {
  await take(visit, control)
  await visit.until(({ dialog }) => dialog !== '')
  const isInside = () => document.activeElement?.closest('dialog[open]') !== null
  const problems: string[] = []
  if (!(await visit.tab.run(isInside, undefined))) problems.push('the focus stays outside')
  problems.push(...(await checkWalk(visit)))
  await visit.tab.press('Escape')
  await visit.until(({ dialog }) => dialog === '')
  await poll(
    () => visit.tab.run(name => window.probe?.hasFocus(name), control),
    isBack => isBack === true,
    () => 'The focus does not come back',
    5000
  )
  return problems
}
