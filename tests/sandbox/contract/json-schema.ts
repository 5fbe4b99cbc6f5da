import * as v from 'valibot'
import { formOf, type SchemaForm } from '../../../shared/api/schema-form.ts'

/** The part of JSON Schema 2020-12 that the contract uses. */
export interface JsonSchema {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | false
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  minItems?: number
  maxLength?: number
  maxItems?: number
  minimum?: number
  pattern?: string
}

type Schema = v.GenericSchema & {
  type: string
  pipe?: readonly { type: string; kind: string; requirement?: unknown }[]
  entries?: v.ObjectEntries
  item?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
  literal?: unknown
}

/** What the pages refuse to be without. */
function isRequired(schema: v.GenericSchema): boolean {
  return !v.safeParse(schema, undefined).success
}

function objectSchema(names: Record<string, unknown>, entries: v.ObjectEntries): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const [ours, theirs] of Object.entries(names)) {
    // A group of names of something else stands beside the fields.
    if (typeof theirs !== 'string') continue
    const entry = entries[ours] as Schema | undefined
    properties[theirs] = entry ? jsonSchema(entry) : { description: 'Read by no page.' }
    if (entry && isRequired(entry)) required.push(theirs)
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false
  }
}

function fromForm(form: SchemaForm): JsonSchema {
  switch (form.kind) {
    case 'text':
      return { type: ['string', 'number', 'null'] }
    case 'flag':
      return { enum: [0, 1, '0', '1', true, false, null] }
    case 'integer':
      return { type: ['integer', 'string', 'null'], pattern: '^(-?\\d{1,15})?$' }
    case 'list':
      return { type: ['array', 'null'], items: jsonSchema(form.of as Schema) }
    case 'map':
      return {
        type: ['object', 'array', 'null'],
        additionalProperties: jsonSchema(form.of as Schema)
      }
    case 'optional':
      return { anyOf: [jsonSchema(form.of as Schema), { type: 'null' }] }
    case 'object':
      return objectSchema(form.names, form.entries)
  }
}

/** What the steps after the first add to it. */
function withValidations(base: JsonSchema, pipe: NonNullable<Schema['pipe']>): JsonSchema {
  const schema = { ...base }
  for (const { type, requirement } of pipe) {
    const isList = schema.items !== undefined
    const limit = type === 'non_empty' ? 1 : Number(requirement)
    if (type === 'regex' && requirement instanceof RegExp) schema.pattern = requirement.source
    if (type === 'integer') schema.type = 'integer'
    if (type === 'min_value') schema.minimum = limit
    if (type === 'max_length') schema[isList ? 'maxItems' : 'maxLength'] = limit
    if (type === 'non_empty' || type === 'min_length') {
      schema[isList ? 'minItems' : 'minLength'] = limit
    }
  }
  const refusesNull = pipe.some(({ type }) =>
    ['non_empty', 'min_length', 'regex', 'number'].includes(type)
  )
  if (refusesNull && Array.isArray(schema.type)) {
    schema.type = schema.type.filter(each => each !== 'null')
  }
  return schema
}

/** A schema of the pages as JSON Schema, under the names of the wire. */
export function jsonSchema(schema: Schema): JsonSchema {
  const form = formOf(schema)
  if (form) return fromForm(form)
  if (schema.pipe) {
    const [first, ...rest] = schema.pipe as unknown as [Schema, ...NonNullable<Schema['pipe']>]
    return withValidations(jsonSchema(first), rest)
  }
  const { type, entries = {}, item, wrapped, options = [], literal } = schema
  if (wrapped) return jsonSchema(wrapped)
  if (type === 'object') {
    return objectSchema(Object.fromEntries(Object.keys(entries).map(key => [key, key])), entries)
  }
  if (type === 'array' && item) return { type: 'array', items: jsonSchema(item) }
  if (type === 'union') return { anyOf: options.map(option => jsonSchema(option as Schema)) }
  if (type === 'picklist') return { enum: [...options] }
  if (type === 'literal') return { const: literal }
  if (type === 'undefined') return { type: 'null' }
  return type === 'unknown' ? {} : { type }
}
