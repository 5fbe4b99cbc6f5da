import type * as v from 'valibot'

type Schema = v.GenericSchema

/** What a schema takes, where that is more than its own structure tells. */
export type Form =
  | { kind: 'text' | 'flag' | 'integer' | 'any' }
  | { kind: 'list' | 'map' | 'optional'; of: Schema }
  /** `names` says what the wire calls each entry; a name without an entry is read by nobody. */
  | { kind: 'object'; names: Record<string, unknown>; entries: v.ObjectEntries }

const forms = /* @__PURE__ */ new WeakMap<object, Form>()

/** Notes a schema’s form for the contract; where pages run there is none, so nothing is noted. */
export function formed<T extends Schema>(form: Form | false, schema: T): T {
  if (import.meta.env.SSR && form) forms.set(schema, form)
  return schema
}

export function formOf(schema: object): Form | undefined {
  return forms.get(schema)
}
