import fc from 'fast-check'
import type { Page } from '../../shared/page.ts'
import { COMMON } from '../sandbox/refuse.ts'
import { scenarios } from '../sandbox/scenarios.ts'
import { anyCharacter } from '../setup/any-character.ts'
import { hostileTexts } from './hostile.ts'

/** Parts of a query string that decoders and qs have stumbled over. */
const malformed = ['%', '%%', '%0', '%E0%A4%A', '%C0%AF', '%FF', '%ud800', '%ED%A0%80', '%00']
const structure = ['[', ']', '[]', '[0]', '[a][b]', '[__proto__]', ']=', '.a', '+', '%5B%5D', ';']
const prototypes = [
  '__proto__',
  '__proto__[polluted]',
  'constructor[prototype][polluted]',
  'prototype',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  ''
]
const huge = ['x'.repeat(2001), '👍'.repeat(1001)]
const enormous = 'y'.repeat(100_000)

const encoded = (text: string) => new URLSearchParams([[text, '']]).toString().slice(0, -1)

/** The values that the page is opened with when all is well: they lead further into it. */
function goodValues({ file }: Pick<Page, 'file'>): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const { page, query } of scenarios) {
    if (page !== file) continue
    for (const [name, value] of Object.entries(query)) {
      // Who asks the sandbox to take its time is still waiting when the page is looked at.
      if (/fault=(?:slow|hang)/.test(value)) continue
      values.set(name, [...(values.get(name) ?? []), value])
    }
  }
  return values
}

/** A name or value as it may stand in an address: encoded or not, whole or in pieces. */
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...malformed, ...structure, ...prototypes) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(...huge) }
)
const written = fc.oneof(
  piece,
  piece.map(encoded),
  fc.tuple(piece, piece).map(all => all.join(''))
)

/** Hostile query strings, without their question mark, for a page of the table. */
export function queriesOf(page: Pick<Page, 'file' | 'query'>): fc.Arbitrary<string> {
  const good = goodValues(page)
  const names = [...page.query, ...COMMON, 'appActions', 'building', 'gather', 'swift', 'eyes']
  const knownName = fc.constantFrom(...names)
  const name = fc.oneof(
    { weight: 6, arbitrary: knownName },
    {
      weight: 2,
      arbitrary: fc.tuple(knownName, fc.constantFrom(...structure)).map(all => all.join(''))
    },
    { weight: 1, arbitrary: fc.constantFrom(...prototypes) },
    { weight: 1, arbitrary: written }
  )
  const pair = name.chain(each => {
    const values = good.get(each) ?? ['1', '301']
    const value = fc.oneof(fc.constantFrom(...values).map(encoded), written)
    return value.map(text => `${each}=${text}`)
  })
  const short = fc.tuple(knownName, fc.constantFrom(...malformed, '1')).map(all => all.join('='))
  const pairs = fc.oneof(
    { weight: 20, arbitrary: fc.array(pair, { maxLength: 12 }) },
    { weight: 1, arbitrary: fc.array(short, { minLength: 101, maxLength: 160 }) }
  )
  return fc.oneof(
    { weight: 250, arbitrary: pairs.map(all => all.join('&')) },
    { weight: 1, arbitrary: pairs.map(all => [enormous, ...all, enormous].join('=')) },
    { weight: 20, arbitrary: fc.string({ unit: anyCharacter, maxLength: 80 }) },
    { weight: 20, arbitrary: fc.array(piece, { maxLength: 8 }).map(all => all.join('&')) }
  )
}
