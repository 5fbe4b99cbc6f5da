import type { Template } from '../../shared/api/template.ts'
import type { Step } from './visit.ts'

/** Tells of a step, in the order of the calls; what does it comes after the page's own script. */
export async function tellStep(step: Step, template: Template): Promise<void> {
  try {
    const funnel = await import('./funnel.ts')
    funnel.tellStep(step, template)
  } catch {
    // Nobody's visit depends on being told of.
  }
}
