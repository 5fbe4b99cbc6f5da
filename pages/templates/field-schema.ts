/** The parts of a valibot schema that tell how to edit a value. */
export interface FieldSchema {
  type: string
  wrapped?: FieldSchema
  entries?: Readonly<Record<string, FieldSchema>>
  item?: FieldSchema
  options?: readonly string[]
  /** The value where the template has none. */
  default?: unknown
  /** The checks of a text or a list; a limit is in `most`. */
  pipe?: readonly { kind: string; most?: number }[]
}

export type FieldKind =
  | { kind: 'group'; fields: Readonly<Record<string, FieldSchema>> }
  | { kind: 'list'; item: FieldSchema; limit: number }
  | { kind: 'choice'; options: readonly string[]; usual: unknown }
  | { kind: 'switch' }
  | { kind: 'number' }
  | { kind: 'text'; limit: number | undefined }

export function fieldKind(schema: FieldSchema): FieldKind {
  const { type, entries, item, options, pipe } = schema.wrapped ?? schema
  const limit = pipe?.find(({ most }) => most !== undefined)?.most
  if (entries) return { kind: 'group', fields: entries }
  if (item) return { kind: 'list', item, limit: limit ?? Number.POSITIVE_INFINITY }
  if (options) return { kind: 'choice', options, usual: schema.default }
  if (type === 'boolean') return { kind: 'switch' }
  if (type === 'number') return { kind: 'number' }
  return { kind: 'text', limit }
}

export function emptyValue(schema: FieldSchema): unknown {
  const field = fieldKind(schema)
  if (field.kind === 'choice') return field.options[0]
  if (field.kind === 'switch') return false
  if (field.kind === 'list') return []
  if (field.kind !== 'group') return ''
  const values = Object.entries(field.fields).map(([name, each]) => [name, emptyValue(each)])
  return Object.fromEntries(values)
}
