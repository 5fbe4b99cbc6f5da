import { ConsentChoice as Choice } from '../../shared/features/landing/consent-choice.tsx'
import { loadDownloadMessages } from '../../shared/messages/landing-download.ts'
import { LateCode, Problems } from './form-parts.tsx'
import { tellStep } from './funnel.ts'
import { createRegistration } from './register.ts'
import { SidePage } from './side-page-view.tsx'
import { createSteps } from './steps.ts'
import { createVoiceCall } from './voice.ts'

/** Parts that the page asks for in one file once it rests: nobody needs them to see the form. */
export const restingParts = {
  Choice,
  LateCode,
  Problems,
  SidePage,
  createRegistration,
  createSteps,
  createVoiceCall,
  loadDownloadMessages,
  tellStep
}

export type RestingParts = typeof restingParts
