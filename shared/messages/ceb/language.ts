import type { languageMessages as english } from '../en/language.ts'
import type { Language } from '../languages.ts'

export const language: Language = 'ceb'

export const languageMessages: typeof english = {
  label: 'Pinulongan',
  skip: 'Diretso sa sulod'
}
