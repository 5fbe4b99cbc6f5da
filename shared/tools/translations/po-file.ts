import { type GetTextTranslation, po } from 'gettext-parser'
import { originalsOf, readReviewed, sealOf, textsOf } from '../../vite/texts.ts'
import type { Translated } from './check-texts.ts'
import { longestText } from './longest-texts.ts'
import { pagesByMessages } from './pages-by-messages.ts'

export function writePo(language: string): string {
  const [originals, texts] = [originalsOf(language), textsOf(language)]
  const reviewed = readReviewed(language)
  const pages = pagesByMessages()
  const translations: Record<string, Record<string, GetTextTranslation>> = {}
  for (const [key, original] of originals) {
    if (original === '') continue
    const text = texts.get(key) ?? ''
    const stands = pages.get(key.split('.')[0] ?? '') ?? []
    translations[key] = {
      [original]: {
        msgctxt: key,
        msgid: original,
        msgstr: [text],
        comments: {
          extracted: `At most ${longestText(key, original)} characters.`,
          reference: stands.join('\n'),
          ...(reviewed[key] !== sealOf(original, text) && { flag: 'fuzzy' })
        }
      }
    }
  }
  const headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit'
  }
  return po.compile({ charset: 'utf-8', headers, translations }).toString()
}

export interface PoText extends Translated {
  fuzzy: boolean
}

export function readPo(content: string, language: string): PoText[] {
  const { headers, translations } = po.parse(content)
  // Without a header `headers` is undefined, against its type.
  const stated = headers?.Language ?? ''
  if (stated !== language) throw new Error(`It is in '${stated}', not in '${language}'.`)
  return Object.entries(translations).flatMap(([key, entries]) =>
    Object.values(entries)
      .filter(({ msgid }) => msgid !== '')
      .map(({ msgid, msgstr, comments }) => ({
        key,
        original: msgid,
        text: msgstr[0] ?? '',
        fuzzy: /\bfuzzy\b/.test(comments?.flag ?? '')
      }))
  )
}
