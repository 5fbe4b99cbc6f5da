import { ConsentChoice as Choice } from '../../shared/features/landing/consent-choice.tsx'
import { loadDownloadMessages } from '../../shared/messages/landing-download.ts'
import { tellStep } from './funnel.ts'
import { LateCode } from './late-code.tsx'
import { createRegistration } from './register.ts'
import { SidePage } from './side-page-view.tsx'
import { createSteps } from './steps.ts'
import { createVoiceCall } from './voice.ts'

/** One file, fetched once the page rests: the form needs none of these. */
export const restingParts = {
  Choice,
  LateCode,
  SidePage,
  createRegistration,
  createSteps,
  createVoiceCall,
  loadDownloadMessages,
  tellStep
}

export type RestingParts = typeof restingParts
