import type { languageMessages as english } from '../en/language.ts'
import type { Language } from '../languages.ts'

export const language: Language = 'fil'

export const languageMessages: typeof english = {
  label: 'Wika',
  skip: 'Diretso sa nilalaman'
}
