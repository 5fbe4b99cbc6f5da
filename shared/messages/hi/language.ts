import type { languageMessages as english } from '../en/language.ts'
import type { Language } from '../languages.ts'

export const language: Language = 'hi'

export const languageMessages: typeof english = {
  label: 'भाषा',
  skip: 'सीधे मुख्य भाग पर जाएँ'
}
