import { sample } from '@stoplight/json-schema-sampler'
import { exampleOf } from './examples.ts'
import type { JsonSchema } from './json-schema.ts'
import { openApi } from './openapi.ts'
import { schemaProblems } from './validate.ts'

interface DocumentedParameter {
  name: string
  in: 'query' | 'header'
  required: boolean
  schema: JsonSchema
}
type Content = Record<string, { schema: JsonSchema }>
interface Operation {
  parameters: (DocumentedParameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: { 200: { content: Content } }
}

/** As it is written to `openapi.json`, and read from there by anybody. */
const document = JSON.parse(JSON.stringify(openApi()))

function resolve(parameter: Operation['parameters'][number]): DocumentedParameter {
  if (!('$ref' in parameter)) return parameter
  return document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
}

export interface MockRequest {
  method: string
  url: URL
  headers: Record<string, string>
  body: string
}

export interface MockAnswer {
  status: number
  contentType: string
  body: string
  /** The parts of the request that are not as the document says. */
  problems: string[]
}

function parameterProblems({ parameters }: Operation, { url, headers }: MockRequest): string[] {
  return parameters.map(resolve).flatMap(parameter => {
    const { name, required, schema } = parameter
    const isHeader = parameter.in === 'header'
    const value = isHeader ? headers[name.toLowerCase()] : (url.searchParams.get(name) ?? undefined)
    if (value === undefined) return required ? [`${parameter.in} ${name} is missing`] : []
    return schemaProblems(schema, value).map(problem => `${parameter.in} ${name}: ${problem}`)
  })
}

function bodyProblems({ requestBody }: Operation, { body }: MockRequest): string[] {
  const form = requestBody?.content['application/x-www-form-urlencoded']
  return form ? schemaProblems(form.schema, Object.fromEntries(new URLSearchParams(body))) : []
}

/** The code to pay with that the mock answers. */
export const codeOfMock = String(exampleOf('payCode'))

/** The answer of a mock made of the OpenAPI document: Prism's own samples of its schemas. */
export function mockAnswer(request: MockRequest): MockAnswer {
  const path = request.url.pathname.replace(document.servers[0].url, '')
  const operation: Operation | undefined = document.paths[path]?.[request.method.toLowerCase()]
  if (!operation)
    return { status: 404, contentType: 'text/plain', body: '', problems: ['no such call'] }
  const problems = [...parameterProblems(operation, request), ...bodyProblems(operation, request)]
  const content = operation.responses[200].content['application/json']
  if (!content)
    return {
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      problems
    }
  const body = JSON.stringify(sample(content.schema, {}, document))
  return { status: 200, contentType: 'application/json', body, problems }
}
