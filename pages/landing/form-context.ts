import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { LandingForm } from './form.ts'
import type { LandingVisit } from './funnel-step.ts'
import type { LandingPicture } from './picture.ts'
import type { TemplateState } from './template.ts'

export interface FormContext {
  $page: ReadableAtom<TemplateState>
  $notice: WritableAtom<string>
  typed: LandingForm
  picture: LandingPicture
  visit: LandingVisit
}
