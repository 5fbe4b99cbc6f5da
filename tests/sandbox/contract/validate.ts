import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { JsonSchema } from './json-schema.ts'

// A schema of several types has keywords that only one of them knows.
// The schemas themselves are looked at where the contract is linted.
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateFormats: false,
  meta: false,
  validateSchema: false
})

function sentence({ instancePath, message, params }: ErrorObject): string {
  const unknown = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
  return `data${instancePath} ${message}${unknown}`
}

/** By the schema's text. The same schemas are made again for each test, and compiling one is slow. */
const validators = new Map<string, ValidateFunction>()

/** The faults of a value, as sentences; empty when it fits. */
export function schemaProblems(schema: JsonSchema, value: unknown): string[] {
  const key = JSON.stringify(schema)
  const validate = validators.get(key) ?? ajv.compile(schema)
  validators.set(key, validate)
  return validate(value) ? [] : (validate.errors ?? []).map(sentence)
}
