import { aboutMessages } from '#messages/about.ts'
import { homeMessages } from '#messages/home.ts'
import { siteWords } from '#words'
import { isRecord } from '../lib/is-record.ts'
import { ownValue } from '../lib/own-value.ts'

export function withOwnWords<Texts extends object>(texts: Texts, own: object = {}): Texts {
  const entries = Object.entries(texts).map(([name, text]) => {
    const ownWords = ownValue(own, name)
    return [
      name,
      isRecord(text) && isRecord(ownWords) ? withOwnWords(text, ownWords) : (ownWords ?? text)
    ]
  })
  return Object.fromEntries(entries) as Texts
}

export const homeWords = withOwnWords(homeMessages, siteWords.home)
export const aboutWords = withOwnWords(aboutMessages, siteWords.about)
export const hasOwnAdvantages = Boolean(siteWords.about?.advantages)
export const ownQuestions = siteWords.questions ?? []
