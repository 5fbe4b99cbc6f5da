import { placesIn } from '../../messages/flat-texts.ts'
import type { Texts } from '../../vite/texts.ts'
import { longestText } from './longest-texts.ts'

export interface Translated {
  key: string
  original: string
  text: string
}

function problemOf({ key, original, text }: Translated, originals: Texts): string | undefined {
  const english = originals.get(key)
  if (english === undefined) return 'there is no such text'
  if (english !== original) return 'the English text has changed since this file was written'
  if (text.trim() === '') return 'the translation is missing'
  const [wanted, found] = [placesIn(english).join(' '), placesIn(text).join(' ')]
  if (wanted !== found)
    return `has to have the places ${wanted || 'none'}, and has ${found || 'none'}`
  if (/[<>]|&#?\w+;/.test(text)) return 'html is shown as it stands: leave it out'
  const longest = longestText(key, english)
  return text.length > longest
    ? `has ${text.length} characters, and its place holds ${longest}`
    : undefined
}

export function textProblems(translated: readonly Translated[], originals: Texts): string[] {
  const keys = translated.map(({ key }) => key)
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index)
  const missing = [...originals].flatMap(([key, text]) =>
    text && !keys.includes(key) ? [`${key}: is not in the file`] : []
  )
  const wrong = translated.flatMap(each => {
    const problem = problemOf(each, originals)
    return problem ? [`${each.key}: ${problem}`] : []
  })
  return [...wrong, ...twice.map(key => `${key}: stands there twice`), ...missing]
}
