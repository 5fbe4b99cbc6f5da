import * as v from 'valibot'
import type { Template } from '../../shared/api/template.ts'
import { readSession, removeSession, writeSession } from '../../shared/context/session-storage.ts'
import type { FunnelStep } from './step.ts'

const digits = 16

export function inventId(): string {
  const random = crypto.getRandomValues(new Uint8Array(digits))
  return Array.from(random, byte => (byte % 16).toString(16)).join('')
}

const keptId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** A reload is the same visit: what is sent again after it is the same to the letter. */
function keptVisit(): string {
  const id = readSession('visit', keptId) ?? inventId()
  writeSession('visit', id)
  return id
}

/** The next one in this tab is another's. */
export const endVisit = () => removeSession('visit')

export function createVisit() {
  /** Nobody can tell from it who visits. */
  let visitId = ''
  const told = new Set<FunnelStep>()

  /** One id for our calls, the data layer and the pixels: a step that is told twice counts once. */
  const eventId = (step: FunnelStep) => {
    visitId ||= keptVisit()
    return `${visitId}-${step}`
  }

  /** Tells of a step once, in the order of the calls. What sends it comes after the page's script. */
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

export type LandingVisit = ReturnType<typeof createVisit>
