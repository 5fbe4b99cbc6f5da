import type { Template } from '../../shared/api/template.ts'
import { pause } from '../../shared/lib/pause.ts'
import type { FunnelStep, LandingVisit } from './funnel-step.ts'
import { keptVisit } from './visit-id.ts'

/** Milliseconds before each try: a visit with a bad network counts, too. */
const waits = [0, 3000, 10_000]

export function createVisit(): LandingVisit {
  let visitId = ''
  const sentSteps = new Set<FunnelStep>()
  const waiting = new Map<FunnelStep, Template>()

  const eventId = (step: FunnelStep) => {
    visitId ||= keptVisit()
    return `${visitId}-${step}`
  }

  const tellWaiting = async () => {
    const { restingParts } = await import('./resting-parts.ts')
    for (const [step, template] of waiting) {
      waiting.delete(step)
      sentSteps.add(step)
      restingParts.tellStep(step, template, eventId(step))
    }
  }

  const tell = async (step: FunnelStep, template: Template) => {
    if (sentSteps.has(step) || waiting.has(step)) return
    waiting.set(step, template)
    for (const wait of waits) {
      if (wait > 0) await pause(wait)
      try {
        return await tellWaiting()
      } catch {
        // The visit goes on where counting it fails.
      }
    }
  }

  return { eventId, tell }
}
