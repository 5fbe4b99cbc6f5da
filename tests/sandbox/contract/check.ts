import type { Check } from '../check-answer.ts'
import { answerSchema } from './answers.ts'
import { schemaProblems } from './validate.ts'

/** Holds an answer of the sandbox against the contract. */
export const checkContract: Check = (path, data) => {
  const schema = answerSchema(path)
  // As it goes over the wire: without what JSON leaves out.
  return schema ? schemaProblems(schema, JSON.parse(JSON.stringify(data))) : []
}
