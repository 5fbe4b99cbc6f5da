import * as v from 'valibot'
import { isRecord } from '../lib/is-record.ts'
import { ownValue } from '../lib/own-value.ts'

export interface Problem {
  /** `benefits[1].icon` */
  field: string
  /** Goes on from there: `must be one of …`. */
  reason: string
}

function fieldName(path: readonly (string | number)[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name ? `${name}.${key}` : key
  }, '')
}

const kinds: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group in { }',
  non_empty: 'is empty'
}

/** `("plain" | "story")` as people write it: plain, story. */
function wordsOf(expected: string | null): string | undefined {
  return expected?.replace(/[()"]/g, '').replace(/ \| /g, ', ')
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.input === undefined) return 'is missing'
  if (issue.type === 'picklist') return `must be one of ${wordsOf(issue.expected)}`
  return kinds[issue.type] ?? issue.message
}

interface Walked {
  entries?: Record<string, Walked>
  item?: Walked
  wrapped?: Walked
}

function unknownFields(
  what: string,
  schema: Walked,
  value: unknown,
  path: (string | number)[] = []
): Problem[] {
  const { entries, item } = schema.wrapped ?? schema
  if (item && Array.isArray(value)) {
    return value.flatMap((each, index) => unknownFields(what, item, each, [...path, index]))
  }
  if (!entries || !isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const entry = ownValue(entries, key) as Walked | undefined
    if (entry) return unknownFields(what, entry, each, [...path, key])
    const reason = `is no field of a ${what}; here it can be ${Object.keys(entries).join(', ')}`
    return [{ field: fieldName([...path, key]), reason }]
  })
}

/** Where a document is not as its schema says, each as a field and what is wrong with it; `what` names it. */
export function schemaProblems(
  what: string,
  schema: v.GenericSchema,
  document: Record<string, unknown>
): Problem[] {
  const { issues = [] } = v.safeParse(schema, document)
  const unsound = issues.map(issue => ({
    field: fieldName((issue.path ?? []).map(({ key }) => key as string | number)),
    reason: reasonOf(issue)
  }))
  return [...unsound, ...unknownFields(what, schema as Walked, document)]
}
