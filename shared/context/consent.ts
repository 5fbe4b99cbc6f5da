import { atom } from 'nanostores'
import { brand } from '../config/brand.ts'
import { readRecordText, writeRecordText } from './storage.ts'

/** `given` also where nobody has to be asked. */
export type Consent = 'unasked' | 'given' | 'refused'

function keptConsent(): Consent {
  if (!brand.asksConsent) return 'given'
  const stored = readRecordText('consent')
  return stored === 'given' || stored === 'refused' ? stored : 'unasked'
}

export const $consent = atom<Consent>(keptConsent())

export function answerConsent(answer: 'given' | 'refused'): void {
  writeRecordText('consent', answer)
  $consent.set(answer)
}
