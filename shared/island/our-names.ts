import { isRecord } from '../lib/is-record.ts'
import { ownValue } from '../lib/own-value.ts'

/**
 * The fields of an answer that the backend calls otherwise, or that have such fields inside them: its name
 * of each. `*` stands for every entry of a map, whose keys are the answer's own.
 */
export interface FieldNames {
  readonly [ours: string]: string | readonly [theirs: string, inside: FieldNames]
}

/** The backend's name of a field, and of those inside it. */
export function fieldAt(names: FieldNames, ours: string): readonly [string, FieldNames] {
  const field = names[ours] ?? ours
  return typeof field === 'string' ? [field, {}] : field
}

/** An answer's data under our names, as the schema of its call reads them. */
export function underOurNames(data: unknown, names: FieldNames): unknown {
  if (Array.isArray(data)) return data.map(each => underOurNames(each, names))
  if (!isRecord(data)) return data
  const ours = { ...data }
  for (const name in names) {
    const [theirs, inside] = fieldAt(names, name)
    for (const key of name === '*' ? Object.keys(data) : [name]) {
      ours[key] = underOurNames(ownValue(data, theirs || key), inside)
    }
  }
  return ours
}
