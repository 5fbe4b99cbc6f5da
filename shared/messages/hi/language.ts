import type { languageMessages as english } from '../en/language.ts'
import type { Language } from '../languages.ts'

/** The language of this folder. */
export const language: Language = 'hi'

export const languageMessages: typeof english = {
  label: 'भाषा'
}
