import { isRecord } from '../lib/is-record.ts'
import { ownValue } from '../lib/own-value.ts'

/** Our names and the backend's; `*` stands for each entry of a map. */
export interface FieldNames {
  readonly [ours: string]: string | readonly [theirs: string, inside: FieldNames]
}

export function fieldAt(names: FieldNames, ours: string): readonly [string, FieldNames] {
  const field = names[ours] ?? ours
  return typeof field === 'string' ? [field, {}] : field
}

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
