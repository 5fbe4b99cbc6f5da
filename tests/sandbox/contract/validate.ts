import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { JsonSchema } from './json-schema.ts'

// A schema of several types has keywords that only one of them knows.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })

function sentence({ instancePath, message, params }: ErrorObject): string {
  const unknown = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
  return `data${instancePath} ${message}${unknown}`
}

/** The faults of a value, as sentences; empty when it fits. */
export function schemaProblems(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : (validate.errors ?? []).map(sentence)
}
