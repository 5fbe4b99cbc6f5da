import { poll } from '../poll.ts'
import type { Visit } from '../visit.ts'

// Served by the probe: the pages' own policy allows no foreign script.
declare const axe: typeof import('axe-core')

declare global {
  interface Window {
    axeFindings?: string[] | undefined
  }
}

/** Every violation of WCAG 2.2 AA and of axe's best practice in the page as it is now. */
export async function axeViolations(visit: Visit): Promise<string[]> {
  await poll(
    () => visit.tab.run(() => typeof axe, undefined),
    type => type === 'object',
    () => 'axe has not come'
  )
  await visit.tab.run(() => {
    window.axeFindings = undefined
    // At the page's end the bar of buttons covers nothing.
    window.scrollTo(0, document.body.scrollHeight)
    const judge = async () => {
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } }
      })
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`
      )
    }
    const keep = (findings: string[]) => {
      window.axeFindings = findings
    }
    setTimeout(() => judge().then(keep, error => keep([`axe: ${error}`])))
  }, undefined)
  // On a slow machine axe takes longer than a driver waits for one script.
  const findings = await poll(
    () => visit.tab.run(() => window.axeFindings, undefined),
    Array.isArray,
    () => 'axe has not ended',
    120_000
  )
  return findings ?? []
}
