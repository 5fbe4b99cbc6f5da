import * as v from 'valibot'
import { isRecord } from '../lib/is-record.ts'
import { ownValue } from '../lib/own-value.ts'
import { noAmount } from '../loan/no-amount.ts'
import { parseMinor } from '../loan/parse-minor.ts'
import { withDescription } from './with-description.ts'

/** Longer texts are cut: a megabyte in one node freezes a cheap phone. */
const longestText = 5000

/** More entries of a list are left out: ten thousand rows freeze it as well. */
export const longestList = 5000

/** Cuts a text without leaving half of an emoji. */
const cut = (value: string) => value.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '')

/** Nobody reads `1e-7`, and beyond 2^53 a number may be another one than the server wrote. */
function digitsOf(value: number): string {
  const isExact = Math.abs(value) <= Number.MAX_SAFE_INTEGER
  return isExact && /^-?[\d.]+$/.test(String(value)) ? String(value) : ''
}

/** Text, or an exact number as its digits; anything else is the empty text. */
export const text = withDescription(
  import.meta.env.SSR && { type: ['string', 'number', 'null'] },
  v.pipe(
    v.unknown(),
    v.transform(value => {
      if (typeof value === 'number') return digitsOf(value)
      return typeof value === 'string' ? cut(value) : ''
    })
  )
)

export const requiredText = v.pipe(text, v.nonEmpty())

/** A flag: 1, `'1'` or true. */
export const flag = withDescription(
  import.meta.env.SSR && { enum: [0, 1, '0', '1', true, false, null] },
  v.pipe(
    v.unknown(),
    v.transform(value => value === 1 || value === '1' || value === true)
  )
)

/** An integer or its digits, undefined for anything else. */
export const integer = withDescription(
  import.meta.env.SSR && {
    type: ['integer', 'string', 'null'],
    pattern: '^(-?\\d{1,15})?$'
  },
  v.pipe(v.unknown(), v.transform(parseMinor))
)

export const requiredInteger = withDescription(
  import.meta.env.SSR && { type: ['integer', 'string'], pattern: '^-?\\d{1,15}$' },
  v.pipe(integer, v.number())
)

/** One of the texts; another value is `other`, so that a newer server breaks nothing. */
export const oneOf = <const Text extends string>(texts: readonly Text[], other: Text) =>
  withDescription(
    import.meta.env.SSR && { type: 'string', enum: [...texts] },
    v.pipe(
      v.unknown(),
      v.transform(value => texts.find(each => each === value) ?? other)
    )
  )

/** A list whose unreadable entries are left out; no list is an empty one. */
export function list<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  return withDescription(
    import.meta.env.SSR && { type: ['array', 'null'], items: entry },
    v.pipe(
      v.unknown(),
      v.transform(value => {
        if (!Array.isArray(value)) return []
        return value.slice(0, longestList).flatMap(item => {
          const parsed = v.safeParse(entry, item)
          return parsed.success ? [parsed.output] : []
        })
      })
    )
  )
}

/** A list whose entries are told apart by one of their texts: of two alike the first counts. */
export function listBy<T>(
  entry: v.GenericSchema<unknown, T>,
  nameOf: (each: T) => string
): v.GenericSchema<unknown, T[]> {
  const firstOnes = (all: T[]) => {
    const names = new Set<string>()
    return all.filter(each => {
      const isFirst = !names.has(nameOf(each))
      names.add(nameOf(each))
      return isFirst
    })
  }
  return v.pipe(list(entry), v.transform(firstOnes))
}

/** A field that the backend calls otherwise than we do. */
interface Renamed<Schema extends v.GenericSchema> {
  name: string
  schema: Schema
}

export const at = <Schema extends v.GenericSchema>(
  name: string,
  schema: Schema
): Renamed<Schema> => ({ name, schema })

/** The fields of an object: a schema under the name that both sides use, or `at` with the backend's name. */
type FieldList = Record<string, v.GenericSchema | Renamed<v.GenericSchema>>

type SchemasOf<Fields extends FieldList> = {
  [Name in keyof Fields]: Fields[Name] extends Renamed<infer Schema>
    ? Schema
    : Extract<Fields[Name], v.GenericSchema>
}

/** An object, read under our names. Its list of fields is all that OpenAPI, the sandbox and the tests know of it. */
export function shape<Fields extends FieldList>(fields: Fields) {
  const names: Record<string, string> = {}
  const schemas: Record<string, v.GenericSchema> = {}
  for (const [ours, field] of Object.entries(fields)) {
    const isRenamed = 'schema' in field
    names[ours] = isRenamed ? field.name : ours
    schemas[ours] = isRenamed ? field.schema : field
  }
  const rename = (value: unknown) => {
    if (!isRecord(value)) return undefined
    const renamed: Record<string, unknown> = Object.create(null)
    for (const ours in names) renamed[ours] = ownValue(value, names[ours] as string)
    return renamed
  }
  return withDescription(
    import.meta.env.SSR && { names },
    v.pipe(v.unknown(), v.transform(rename), v.object(schemas as SchemasOf<Fields>))
  )
}

export function onlyField<T>(name: string, schema: v.GenericSchema<unknown, T>) {
  return v.pipe(
    shape({ value: at(name, schema) }),
    v.transform(({ value }) => value as T)
  )
}

export function optional<T>(
  schema: v.GenericSchema<unknown, T>
): v.GenericSchema<unknown, T | undefined> {
  return withDescription(
    import.meta.env.SSR && { anyOf: [schema, { type: 'null' }] },
    v.pipe(
      v.unknown(),
      v.transform(value => {
        const parsed = v.safeParse(schema, value)
        return parsed.success ? parsed.output : undefined
      })
    )
  )
}

const row = v.object({ text, value: text })
export type Row = v.InferOutput<typeof row>

/** Lines of a list: one that says nothing is left out, one without a value says so. */
export function rowsOf(entry: v.GenericSchema<unknown, Row>): v.GenericSchema<unknown, Row[]> {
  const telling = v.pipe(
    entry,
    v.check(({ text, value }) => Boolean(text || value)),
    v.transform(({ text, value }) => ({ text, value: value || noAmount }))
  )
  return withDescription(
    import.meta.env.SSR && { type: ['array', 'null'], items: entry },
    list(telling)
  )
}

export const rows = rowsOf(row)
