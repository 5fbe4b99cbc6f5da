import type { Language } from '../languages.ts'

export const language: Language = 'en'

export const languageMessages = {
  label: 'Language',
  skip: 'Skip to the content'
}
