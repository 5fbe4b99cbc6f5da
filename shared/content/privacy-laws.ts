import { privacyLaw as inLaw } from './in/privacy-law.ts'
import { privacyLaw as phLaw } from './ph/privacy-law.ts'

export const privacyLaws = { ph: phLaw, in: inLaw }
