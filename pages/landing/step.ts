import type { Template } from '../../shared/api/template.ts'

export type FunnelStep =
  | 'seen'
  | 'started'
  | 'code-asked'
  | 'code-received'
  | 'registered'
  | 'download'
  | 'store'

export interface LandingVisit {
  /** One id for our calls, the data layer and the pixels: a step that is told twice counts once. */
  eventId: (step: FunnelStep) => string
  /** Tells of a step once, in the order of the calls. */
  tell: (step: FunnelStep, template: Template) => Promise<void>
}
