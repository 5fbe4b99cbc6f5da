import * as v from 'valibot'

type Schema = v.GenericSchema

/**
 * What the contract says of a schema whose own structure does not tell: keywords of JSON Schema, with
 * schemas of valibot where those have schemas.
 */
interface Description {
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  items?: Schema
  additionalProperties?: Schema
  anyOf?: (Schema | { type: string })[]
  /** What the wire calls each entry of an object; a name without an entry is read by nobody. */
  names?: Record<string, unknown>
}

export function described<T extends Schema>(description: Description | false, schema: T): T {
  if (!(import.meta.env.SSR && description)) return schema
  return v.pipe(schema, v.metadata({ ...description })) as unknown as T
}
