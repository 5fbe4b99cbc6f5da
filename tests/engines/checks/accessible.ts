import { poll } from '../poll.ts'
import type { State } from '../states.ts'
import type { Visit } from '../visit.ts'

// Served by the probe: the pages' own policy allows no foreign script.
declare const axe: typeof import('axe-core')

/** Every violation of WCAG 2.2 AA and of axe's best practice in the page as it is now. */
export async function axeViolations(visit: Visit): Promise<string[]> {
  await poll(
    () => visit.tab.run(() => typeof axe, undefined),
    type => type === 'object',
    () => 'axe has not come'
  )
  return visit.tab.run(async () => {
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } }
    })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`
    )
  }, undefined)
}

export async function reachState(visit: Visit, { open, extra, reach }: State): Promise<void> {
  await visit.open(open, { ...extra, damage: `axe,${extra?.damage ?? ''}` })
  await reach(visit)
}
