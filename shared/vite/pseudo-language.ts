import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '../messages/languages.ts'

/** English with accents: a word without them stands in the code, and one that is cut has no bracket. */
export const pseudoLanguage: Language = 'en-XA'

const maker = fileURLToPath(new URL('../messages/pseudo.ts', import.meta.url))
const exported = /^export const (\w+)/gm

/** The modules of the pseudo-language, which have no files: each is made of the English one. */
export function pseudoLanguagePlugin(): Plugin {
  const pattern = /^(?:\/@fs)?(.*\/(?:messages|words)\/)en-XA(\/[\w-]+)?\.ts$/
  const englishOf = (id: string) => id.replace(pattern, '$1en$2.ts')
  return {
    name: 'loan-pseudo-language',
    enforce: 'pre',
    resolveId: id => (pattern.test(id) ? id.replace(/^\/@fs/, '') : undefined),
    load(id) {
      if (!pattern.test(id)) return
      const file = englishOf(id)
      const names = [...readFileSync(file, 'utf8').matchAll(exported)].map(([, name]) => name)
      const made = names.map(name =>
        name === 'language'
          ? `export const language = '${pseudoLanguage}'`
          : `export const ${name} = pseudoTexts(english.${name})`
      )
      const imports = [
        `import * as english from '${file}'`,
        `import { pseudoTexts } from '${maker}'`
      ]
      return [...imports, ...made].join('\n')
    }
  }
}
