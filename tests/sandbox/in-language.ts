import { dateMessages } from '../../shared/messages/en/dates.ts'

type Phrases = Readonly<Record<string, string>>

const files = import.meta.glob<Phrases>('./phrases/*/*.ts', { eager: true, import: 'phrases' })

const dates = import.meta.glob<typeof dateMessages>('../../shared/messages/*/dates.ts', {
  eager: true,
  import: 'dateMessages'
})

/** The sandbox's phrases in each language, by their English: `#` stands for a value. */
const phrases = new Map<string, Phrases>()
for (const [file, some] of Object.entries(files)) {
  const [, , language = ''] = file.split('/')
  const months = dates[`../../shared/messages/${language}/dates.ts`]?.months.split(' ') ?? []
  const english = dateMessages.months.split(' ')
  const ownMonths = Object.fromEntries(english.map((month, index) => [month, months[index] ?? '']))
  phrases.set(language, { ...phrases.get(language), ...some, ...ownMonths })
}

/** A date as `dateText` writes it, with or without its time, a time, an amount or a figure. */
const value =
  /\d{1,2}\u00a0[A-Z][a-z]{2}\u00a0\d{4}(?:, \d{2}:\d{2})?|\d{1,2}:\d{2}|[₱₹]?\d+(?:[,.]\d+)*/g

function phraseIn(text: string, phrases: Phrases): string {
  const whole = phrases[text]
  if (whole) return whole
  const pattern = phrases[text.replace(value, '#')]
  if (!pattern) return text
  const values = text.match(value) ?? []
  const inWords = (each: string) => each.replace(/[A-Z][a-z]{2}/, month => phrases[month] ?? month)
  return pattern.replace(/#/g, () => inWords(values.shift() ?? '#'))
}

function walk(data: unknown, phrases: Phrases): unknown {
  if (typeof data === 'string') return phraseIn(data, phrases)
  if (Array.isArray(data)) return data.map(each => walk(each, phrases))
  if (typeof data !== 'object' || data === null) return data
  // The ways to pay with a code are named by the keys of an answer.
  const entries = Object.entries(data).map(([name, each]) => [
    phraseIn(name, phrases),
    walk(each, phrases)
  ])
  return Object.fromEntries(entries)
}

/** An answer in the language that the call asks for; what the sandbox cannot say stays English. */
export function inLanguage<Data>(data: Data, language = ''): Data {
  const inOwn = phrases.get(language)
  return inOwn ? (walk(data, inOwn) as Data) : data
}
