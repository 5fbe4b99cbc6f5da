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
  tell: (step: FunnelStep, template: Template) => Promise<void>
}
