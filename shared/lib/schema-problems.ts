import * as v from 'valibot'
import { isRecord } from './is-record.ts'
import { ownValue } from './own-value.ts'

export interface Problem {
  field: string
  reason: string
}

const kinds: Record<string, string> = {
  string: 'must be a text',
  number: 'must be a number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a group in { }',
  non_empty: 'is empty'
}

const wordsOf = (expected = '') => expected.replace(/[()"]/g, '').replace(/ \| /g, ', ')

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const { type, input, expected, message } = issue
  const field = (v.getDotPath(issue) ?? '').replace(/\.(\d+)(?=\.|$)/g, '[$1]')
  if (input === undefined) return { field, reason: 'is missing' }
  if (type === 'picklist') return { field, reason: `must be one of ${wordsOf(expected ?? '')}` }
  return { field, reason: kinds[type] ?? message }
}

interface Walked {
  entries?: Record<string, Walked>
  item?: Walked
  wrapped?: Walked
}

// Pages leave out unknown fields, so no schema is strict.
function unknownFields(name: string, schema: Walked, value: unknown, path = ''): Problem[] {
  const { entries, item } = schema.wrapped ?? schema
  if (item && Array.isArray(value)) {
    return value.flatMap((each, index) => unknownFields(name, item, each, `${path}[${index}]`))
  }
  if (!entries || !isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const entry = ownValue(entries, key) as Walked | undefined
    const field = path ? `${path}.${key}` : key
    if (entry) return unknownFields(name, entry, each, field)
    const reason = `is no field of a ${name}; here it can be ${Object.keys(entries).join(', ')}`
    return [{ field, reason }]
  })
}

/** The first problem of each field; `name` is the kind of document: `template`. */
export function schemaProblems(
  name: string,
  schema: v.GenericSchema,
  document: unknown
): Problem[] {
  if (!isRecord(document)) return [{ field: `The ${name}`, reason: 'must be a group in { }' }]
  const { issues = [] } = v.safeParse(schema, document, { abortPipeEarly: true })
  return [...issues.map(problemOf), ...unknownFields(name, schema as Walked, document)]
}

export function problemLines(
  checked: readonly { file: string; problems: readonly Problem[] }[]
): string[] {
  return checked.flatMap(({ file, problems }) =>
    problems.map(({ field, reason }) => `${file}: ${field} ${reason}`)
  )
}
