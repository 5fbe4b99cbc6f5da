import { hostileTexts, hugeText, typicalTexts } from './hostile.ts'

/** A path to a field of an answer: `['data', 'repayList', 0, 'name']`. */
export type FieldPath = readonly (string | number)[]

/** Every field of a value, objects and lists too; of a list the first entry stands for all. */
export function fieldsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  const own = path.length > 0 ? [path] : []
  if (Array.isArray(value))
    return [...own, ...(value.length > 0 ? fieldsOf(value[0], [...path, 0]) : [])]
  if (typeof value !== 'object' || value === null) return own
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, each]) => fieldsOf(each, [...path, name]))
  ]
}

type Spoil = (field: unknown) => unknown

const parsed = (json: string) => JSON.parse(json) as unknown
const manyOf = (field: unknown) => Array.from({ length: 10_000 }, () => structuredClone(field))

/** The ways to spoil a field: dropped, of another type, huge, hostile. */
export const spoils: readonly [string, Spoil][] = [
  ['dropped', () => undefined],
  ['null', () => null],
  ['a number', () => 7],
  ['a fraction', () => -0.5],
  ['a code', () => '00'],
  ['a text', () => 'abc'],
  ['an empty text', () => ''],
  ['true', () => true],
  ['false', () => false],
  ['an object', () => ({ unexpected: 1 })],
  ['an empty list', () => []],
  ['a list of lists', () => [[[]]]],
  ['a list of nothing', () => [null, undefined, 0, '']],
  ['1 MB of text', () => hugeText],
  ['1e308', () => 1e308],
  ['1e308 as text', () => '1e308'],
  ['too many digits', () => '9'.repeat(400)],
  ['ten thousand entries', field => manyOf(Array.isArray(field) ? (field[0] ?? field) : field)],
  ['entries twice', field => (Array.isArray(field) ? [...field, ...field] : [field, field])],
  ['deeply nested', () => parsed(`${'['.repeat(2000)}${']'.repeat(2000)}`)],
  ['__proto__ in it', () => parsed('{"__proto__":{"polluted":1},"constructor":{"prototype":1}}')],
  ['__proto__ as a list', () => [parsed('{"__proto__":[],"toString":1,"length":-1}')]],
  ...typicalTexts.map((text): [string, Spoil] => [JSON.stringify(text), () => text])
]

/** More of the kinds above: they are read, but only one of a kind is drawn. */
export const moreSpoils: readonly Spoil[] = hostileTexts.map(text => () => text)

/** The value with one field spoilt. Dropped entries of lists become null, as in JSON. */
export function spoiltAt(value: unknown, path: FieldPath, spoil: Spoil): unknown {
  const copy = structuredClone(value)
  const last = path.at(-1) ?? ''
  let holder = copy as Record<string | number, unknown>
  for (const name of path.slice(0, -1)) holder = holder[name] as typeof holder
  const field = spoil(holder[last])
  if (field === undefined) delete holder[last]
  else holder[last] = field
  return copy
}

/** The answer with this in the place of every text of its data. */
export function withEveryText(answer: string, text: string): string {
  const spoilAll = (value: unknown): unknown => {
    if (typeof value === 'string') return text
    if (Array.isArray(value)) return value.map(spoilAll)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoilAll(each)]))
  }
  const { data, attach, ...rest } = JSON.parse(answer)
  return JSON.stringify({ ...rest, data: spoilAll(data), attach: spoilAll(attach) })
}
