import type { Template } from '../../shared/api/template.ts'
import type { FunnelStep, LandingVisit } from './step.ts'
import { keptVisit } from './visit-id.ts'

export function createVisit(): LandingVisit {
  /** Nobody can tell from it who visits. */
  let visitId = ''
  const told = new Set<FunnelStep>()

  const eventId = (step: FunnelStep) => {
    visitId ||= keptVisit()
    return `${visitId}-${step}`
  }

  // The code that sends it comes after the page's script.
  const tell = async (step: FunnelStep, template: Template) => {
    try {
      const { later } = await import('./later.ts')
      if (told.has(step)) return
      told.add(step)
      later.tellStep(step, template, eventId(step))
    } catch {
      // The visit goes on where counting it fails.
    }
  }

  return { eventId, tell }
}
