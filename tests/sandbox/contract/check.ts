import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { Check } from '../check-answer.ts'
import { answerSchema } from './answers.ts'
import type { JsonSchema } from './json-schema.ts'

// A schema of several types has keywords that only one of them knows.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })

function sentence({ instancePath, message, params }: ErrorObject): string {
  const unknown = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
  return `data${instancePath} ${message}${unknown}`
}

/** What is wrong with a value, as sentences; empty when it fits. */
export function schemaProblems(schema: JsonSchema, value: unknown): string[] {
  const validate = ajv.compile(schema)
  return validate(value) ? [] : (validate.errors ?? []).map(sentence)
}

/** Holds an answer of the sandbox against the contract. */
export const checkContract: Check = (path, data) => {
  const schema = answerSchema(path)
  // As it goes over the wire: without what JSON leaves out.
  return schema ? schemaProblems(schema, JSON.parse(JSON.stringify(data))) : []
}
