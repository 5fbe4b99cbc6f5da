import { captchaPath } from '../../../shared/api/landing.ts'
import { basePath, requestIdWire } from '../../../shared/api/wire.ts'
import { type SandboxCall, usesAttach } from '../call.ts'
import { landingCalls } from '../calls/landing.ts'
import { calls } from '../calls.ts'
import { isVisitorsCall } from '../landing/answer.ts'
import { COMMON } from '../refuse.ts'
import { answerSchema, pageCalls } from './answers.ts'
import { withExamples } from './examples.ts'
import type { JsonSchema } from './json-schema.ts'
import { type AnyCall, bodySchema, type Parameter, queryParameters } from './request-schema.ts'

/** The session is told as what secures a call. */
const session = 'sessionId'
const common = COMMON.filter(name => name !== session)

const commonParameters: Parameter[] = common.map(name => ({
  name,
  in: 'query',
  required: true,
  description: 'Session context of the native app. Parameters it invents beside these come too.',
  schema: { type: 'string' }
}))

const requestedWith: Parameter = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  schema: { const: 'XMLHttpRequest' }
}

const requestId: Parameter = {
  name: requestIdWire.query,
  in: 'query',
  required: false,
  description: `What tells one intention of the borrower from another: a repeated one is answered as the first. A brand may send it as the header ${requestIdWire.header} instead.`,
  schema: { type: 'string', minLength: 16, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' }
}

const isWrite = ({ path, method }: AnyCall) =>
  pageCalls.some(
    each =>
      each.path === path &&
      // An upload is a write by itself.
      ('kind' in each ? each.kind === 'write' && each.method === method : 'field' in each)
  )

const headerParameters: Parameter[] = ['building', 'gather'].map(name => ({
  name,
  in: 'header',
  required: false,
  description: 'As the page’s address has it.',
  schema: { type: 'string' }
}))

/** How each client's answers say that they are a success. */
const successCode: Record<SandboxCall['client'], JsonSchema> = {
  base: { anyOf: [{ const: 0 }, { type: 'string', pattern: '^0+$' }] },
  header: { const: '00' },
  form: { const: '00' }
}

const isDisguised = (call: AnyCall) => call.client === 'form' && usesAttach(call as SandboxCall)

/** A backend may send more than the pages read. */
export function openAnswer(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value
  )
}

function envelope(call: AnyCall): JsonSchema {
  const [message, data] = isDisguised(call) ? ['alteration', 'attach'] : ['message', 'data']
  const success: JsonSchema = {
    type: 'object',
    description: 'A success.',
    properties: {
      code: successCode[call.client],
      [message]: { type: 'string' },
      [data]: withExamples(openAnswer(answerSchema(call.path) ?? {}))
    },
    required: ['code', data]
  }
  const failure: JsonSchema = {
    type: 'object',
    description: 'Any other code: the message is shown to the borrower.',
    properties: { code: { type: ['string', 'integer'] }, [message]: { type: 'string' } },
    required: ['code', message]
  }
  return { anyOf: [success, failure] }
}

function operationId({ path, method }: AnyCall): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean)
  return [method.toLowerCase(), ...words].join('-')
}

function operation(call: AnyCall, isAnonymous: boolean) {
  const body = bodySchema(call)
  const parameters = [
    { $ref: '#/components/parameters/X-Requested-With' },
    ...(isAnonymous ? [] : common.map(name => ({ $ref: `#/components/parameters/${name}` }))),
    ...(call.client === 'header' ? headerParameters : []),
    ...(isWrite(call) ? [{ $ref: `#/components/parameters/${requestId.name}` }] : []),
    ...queryParameters(call)
  ]
  return {
    operationId: operationId(call),
    summary: call.summary,
    description: `Client: ${call.client}.${isAnonymous ? ' A visitor without a session.' : ''}`,
    ...(isAnonymous && { security: [] }),
    parameters,
    ...(body && {
      requestBody: {
        // Without a field that it needs, the pages may send none at all.
        required: (body.schema.required ?? []).length > 0,
        content: { [body.type]: { schema: body.schema } }
      }
    }),
    responses: {
      200: {
        description: 'Success or refusal, told apart by the code.',
        content: { 'application/json': { schema: envelope(call) } }
      }
    }
  }
}

const picture: JsonSchema = { type: 'string', format: 'binary' }

/** The one address that is no call but a picture. */
const captcha = {
  get: {
    operationId: 'get-landing-get-captcha',
    summary: 'The picture of a captcha',
    description: 'The picture that belongs to a sid. Another time is another picture.',
    security: [],
    parameters: ['sid', 't'].map(name => ({
      name,
      in: 'query',
      required: true,
      schema: { type: 'string' }
    })),
    responses: { 200: { description: 'A picture.', content: { 'image/*': { schema: picture } } } }
  }
}

/** Every call that the pages make, as OpenAPI 3.1. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = { [captchaPath]: captcha }
  for (const call of [...calls, ...landingCalls]) {
    const described = operation(call, isVisitorsCall(call.path))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Loan pages: the backend they call',
      version: '1.0.0',
      description:
        'Requests as the pages send them, answers as they parse them. Names are those of the calls in shared/api.'
    },
    servers: [{ url: basePath }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'query',
          name: session,
          description: 'The borrower’s session, as the native app gives it to the page.'
        }
      },
      parameters: Object.fromEntries(
        [requestedWith, requestId, ...commonParameters].map(parameter => [
          parameter.name,
          parameter
        ])
      )
    }
  }
}
