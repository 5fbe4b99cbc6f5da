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
  /** One id for our calls, data layer and pixels: a step told twice counts once. */
  eventId: (step: FunnelStep) => string
  tell: (step: FunnelStep, template: Template) => Promise<void>
}
