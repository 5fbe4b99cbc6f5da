import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

export type { JsonSchema }

/** The backend's name of each field. */
type Names = Record<string, string>

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** A description with its schemas of valibot as JSON Schema. */
function convert(value: unknown): unknown {
  if (isSchema(value)) return jsonSchema(value)
  return Array.isArray(value) ? value.map(convert) : value
}

/** An object under the names of the wire. */
function renamed({ properties = {}, required = [] }: JsonSchema, names: Names): JsonSchema {
  const fields = Object.entries(properties).map(([ours, field]) => [names[ours], field])
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: required.map(ours => names[ours] as string),
    additionalProperties: false
  }
}

function described(schema: JsonSchema, description: Record<string, unknown>): JsonSchema {
  const { names, ...keywords } = description
  if (names) return renamed(schema, names as Names)
  return Object.fromEntries(Object.entries(keywords).map(([key, value]) => [key, convert(value)]))
}

/** A field that a page refuses to be without is neither null nor empty. */
function refusing({ type, minLength, ...rest }: JsonSchema): JsonSchema {
  const schema = {
    ...rest,
    type: Array.isArray(type) ? type.filter(each => each !== 'null') : type
  }
  return (rest.items ? { ...schema, minItems: minLength } : { ...schema, minLength }) as JsonSchema
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Transformations and checks beyond an answer's form are nothing of the wire's.
  errorMode: 'ignore',
  overrideSchema({ valibotSchema, jsonSchema }) {
    if (valibotSchema.type === 'undefined') return { type: 'null' }
    if (!('entries' in valibotSchema) || valibotSchema.type !== 'object') return undefined
    const { entries } = valibotSchema as v.ObjectSchema<v.ObjectEntries, undefined>
    const isRequired = (name: string) =>
      !v.safeParse(entries[name] as v.GenericSchema, undefined).success
    return {
      ...jsonSchema,
      required: jsonSchema.required?.filter(isRequired),
      additionalProperties: false
    } as JsonSchema
  },
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type === 'metadata') {
      return described(
        jsonSchema,
        (valibotAction as v.MetadataAction<unknown, Record<string, unknown>>).metadata
      )
    }
    const refuses = ['non_empty', 'min_length', 'regex'].includes(valibotAction.type)
    return refuses && Array.isArray(jsonSchema.type) ? refusing(jsonSchema) : undefined
  }
}

/** A schema of the pages as JSON Schema 2020-12, under the names of the wire. */
export function jsonSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...written } = toJsonSchema(schema, config) as JsonSchema
  return written
}
