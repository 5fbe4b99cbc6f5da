import { confirmationPaths, newConfirmationPaths } from '../../shared/api/wire/confirmation.ts'
import { cebuano } from './phrases/ceb.ts'
import { filipino } from './phrases/fil.ts'
import { hindi } from './phrases/hi.ts'

type Phrases = Readonly<Record<string, string>>

/** What the sandbox says, by its English: `#` stands for a figure, a date or a name. */
const phrases: Readonly<Record<string, Phrases>> = { fil: filipino, ceb: cebuano, hi: hindi }

const value = /\d{4}-\d{2}-\d{2}|\d+/g

function phraseIn(text: string, known: Phrases): string {
  const whole = known[text]
  if (whole) return whole
  const values = text.match(value) ?? []
  const pattern = known[text.replace(value, '#')]
  return pattern ? pattern.replace(/#/g, () => values.shift() ?? '#') : text
}

function walk(data: unknown, known: Phrases): unknown {
  if (typeof data === 'string') return phraseIn(data, known)
  if (Array.isArray(data)) return data.map(each => walk(each, known))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, walk(each, known)]))
}

/** The pages tell the rows of an offer by their names, which brands name in `offerWords`. */
const inEnglish: readonly string[] = [
  ...Object.values(confirmationPaths),
  ...Object.values(newConfirmationPaths)
]

/** An answer in the language that the call asks for; what the sandbox cannot say stays English. */
export function inLanguage<Data>(data: Data, path: string, language = ''): Data {
  const known = Object.hasOwn(phrases, language) ? phrases[language] : undefined
  return known && !inEnglish.includes(path) ? (walk(data, known) as Data) : data
}
