import type { FieldRule, FieldRules, SandboxCall } from '../call.ts'
import type { LandingCall } from '../calls/landing.ts'
import type { JsonSchema } from './json-schema.ts'

function fieldSchema({ presence, shape, longest, says }: FieldRule): JsonSchema {
  return {
    type: 'string',
    ...(presence === 'required' && { minLength: 1 }),
    ...(shape && { pattern: presence === 'required' ? shape.source : `^$|${shape.source}` }),
    ...(longest && { maxLength: longest }),
    ...(says && { description: `Must be ${says}.` })
  }
}

function requiredOf(fields: FieldRules): string[] {
  return Object.keys(fields).filter(name => fields[name]?.presence !== 'optional')
}

/** A call as the sandbox takes it, with a session or of the landing page. */
export type AnyCall = SandboxCall | LandingCall

/** The schema of a call's body, by its content type; undefined for a call without one. */
export function bodySchema(call: AnyCall): { type: string; schema: JsonSchema } | undefined {
  if ('files' in call && call.files) {
    const properties = Object.fromEntries(
      call.files.map(name => [name, { type: 'string' as const, contentMediaType: 'image/jpeg' }])
    )
    const schema: JsonSchema = { type: 'object', properties, required: call.files }
    return { type: 'multipart/form-data', schema }
  }
  if (call.method === 'GET') return undefined
  const isOpen = typeof call.body === 'function'
  const fixed = ('fixedBody' in call ? call.fixedBody : (call.body as FieldRules)) ?? {}
  const transport = call.client === 'form' ? ['swift', 'eyes'] : []
  const properties = Object.fromEntries([
    ...Object.entries(fixed).map(([name, field]) => [name, fieldSchema(field)]),
    ...transport.map(name => [
      name,
      { type: 'string', description: 'As the page’s address has it.' }
    ])
  ])
  const schema: JsonSchema = {
    type: 'object',
    properties,
    required: requiredOf(fixed),
    additionalProperties: isOpen ? { type: 'string' } : false
  }
  return { type: 'application/x-www-form-urlencoded', schema }
}

export interface Parameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** A call's own fields in the query. */
export function queryParameters({ query = {} }: Pick<AnyCall, 'query'>): Parameter[] {
  return Object.entries(query).map(([name, field]) => ({
    name,
    in: 'query',
    required: field.presence !== 'optional',
    schema: fieldSchema(field)
  }))
}
