import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flatTexts, placesIn } from '../../../shared/messages/flat-texts.ts'
import { languageNames } from '../../../shared/messages/languages.ts'

type Module = Record<string, unknown>

const modules = import.meta.glob<Module>('../../../shared/messages/*/**/*.ts', {
  eager: true
})

/** English and the pseudo-language that is made of it need no translation. */
const translated = Object.keys(languageNames).filter(tag => !tag.startsWith('en'))

/** Pages for developers are in English only. */
const english = [
  'bridge-check.ts',
  'campaigns.ts',
  'templates.ts',
  'test-preview.ts',
  'workbench.ts'
]

function filesOf(tag: string): Map<string, Module> {
  const own = Object.entries(modules).filter(([path]) => path.includes(`/${tag}/`))
  return new Map(own.map(([path, module]) => [basename(path), module]))
}

function textsOf(tag: string): Map<string, string> {
  const texts = [...filesOf(tag)].flatMap(([file, module]) => [...flatTexts(module, file)])
  return new Map(texts.filter(([key]) => key !== 'language.ts.language'))
}

const originals = new Map(
  [...textsOf('en')].filter(([key]) => !english.some(file => key.startsWith(file)))
)

describe.each(translated)('the messages in %s', tag => {
  test('name their language', () => {
    expect(filesOf(tag).get('language.ts')?.language).toBe(tag)
  })

  test('have every text of the English ones and no other', () => {
    expect([...textsOf(tag).keys()].sort()).toEqual([...originals.keys()].sort())
  })

  test('have the same places for values', () => {
    const places = (texts: Map<string, string>) =>
      [...texts].map(([key, text]) => `${key} ${placesIn(text)}`).sort()
    expect(places(textsOf(tag))).toEqual(places(originals))
  })

  test('are empty only where the English ones are', () => {
    const empty = (texts: Map<string, string>) =>
      [...texts].flatMap(([key, text]) => (text.trim() === '' ? [key] : []))
    expect(empty(textsOf(tag))).toEqual(empty(originals))
  })

  test('contain no html', () => {
    expect([...textsOf(tag)].filter(([, text]) => /[<>]|&\w+;/.test(text))).toEqual([])
  })
})

/** In a language's folder, and in its files of the landing pages. */
test.each(['fil', 'ceb'])('a prefix and its word stay on one line in %s', tag => {
  const breaking = /(?<![\w-])(?:i|mag|nag|pag|paki|ni|gi|mo|na|ma|naka|maka|ina)-\w/i
  const own = Object.entries(modules).filter(([path]) => new RegExp(`/${tag}[/.]`).test(path))
  const texts = own.flatMap(([path, module]) => [...flatTexts(module, path)])
  expect(texts.filter(([, text]) => breaking.test(text))).toEqual([])
})
