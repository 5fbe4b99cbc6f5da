import type { JsonSchema } from './json-schema.ts'

function typeOf(value: unknown): string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (Number.isInteger(value)) return ['integer', 'number']
  return [typeof value]
}

function objectProblems(schema: JsonSchema, value: object, path: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required
    .filter(name => !(name in value))
    .map(name => `${path}.${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, inner]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (known === false) return [`${path}.${name} is not in the contract`]
    return known ? schemaProblems(known, inner, `${path}.${name}`) : []
  })
  return [...missing, ...wrong]
}

/** What is wrong with a value, as sentences; empty when it fits. */
export function schemaProblems(schema: JsonSchema, value: unknown, path = 'data'): string[] {
  const { type, anyOf, enum: values, items, pattern, minLength, minItems } = schema
  if (value === undefined) return []
  if (anyOf) {
    const all = anyOf.map(each => schemaProblems(each, value, path))
    return all.some(problems => problems.length === 0) ? [] : (all[0] ?? [])
  }
  if ('const' in schema && value !== schema.const) return [`${path} must be ${schema.const}`]
  if (values && !values.includes(value)) return [`${path} must be one of ${values.join(', ')}`]
  const types = [type ?? []].flat()
  if (types.length > 0 && !typeOf(value).some(each => types.includes(each))) {
    return [`${path} must be ${types.join(' or ')}`]
  }
  if (typeof value === 'string') {
    if (minLength && value.length < minLength) return [`${path} is empty`]
    if (pattern && !new RegExp(pattern, 'u').test(value)) return [`${path} must match ${pattern}`]
  }
  if (Array.isArray(value)) {
    if (minItems && value.length < minItems) return [`${path} has no entries`]
    return items
      ? value.flatMap((item, index) => schemaProblems(items, item, `${path}[${index}]`))
      : []
  }
  return typeof value === 'object' && value !== null ? objectProblems(schema, value, path) : []
}
