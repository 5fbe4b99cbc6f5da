import type { Language } from '../languages.ts'

/** The language of this folder. */
export const language: Language = 'en'

export const languageMessages = {
  label: 'Language',
  skip: 'Skip to the content'
}
