import * as v from 'valibot'

type Schema = v.GenericSchema

/** Keywords of JSON Schema for what a schema's own structure does not tell. */
interface Description {
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  items?: Schema
  additionalProperties?: Schema
  anyOf?: (Schema | { type: string })[]
  /** The backend's name of each entry of an object. */
  names?: Record<string, string>
}

export function withDescription<T extends Schema>(description: Description | false, schema: T): T {
  if (!(import.meta.env.SSR && description)) return schema
  return v.pipe(schema, v.metadata({ ...description })) as unknown as T
}
