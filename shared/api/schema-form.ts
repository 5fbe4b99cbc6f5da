import type * as v from 'valibot'

type Schema = v.GenericSchema

/** What a schema takes, where that is more than its own structure tells. */
export type SchemaForm =
  | { kind: 'text' | 'flag' | 'integer' }
  | { kind: 'list' | 'map' | 'optional'; of: Schema }
  /** `names` says what the wire calls each entry; a name without an entry is read by nobody. */
  | { kind: 'object'; names: Record<string, unknown>; entries: v.ObjectEntries }

const forms = /* @__PURE__ */ new WeakMap<object, SchemaForm>()

/** Notes a schema’s form for the contract; where pages run there is none, so nothing is noted. */
export function formed<T extends Schema>(form: SchemaForm | false, schema: T): T {
  if (import.meta.env.SSR && form) forms.set(schema, form)
  return schema
}

/** The form that `formed` has noted for a schema. */
export function formOf(schema: object): SchemaForm | undefined {
  return forms.get(schema)
}
