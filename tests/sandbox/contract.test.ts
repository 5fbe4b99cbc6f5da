import { createConfig, lintFromString } from '@redocly/openapi-core'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { nothing } from '../../shared/api/call.ts'
import { complaintStartCall } from '../../shared/api/complaint.ts'
import { photoUpload } from '../../shared/api/complaint-photo.ts'
import { complaintDetailCall, complaintListCall } from '../../shared/api/complaint-record.ts'
import { at, list, optional, requiredText, shape, text } from '../../shared/api/fields.ts'
import { captchaPath } from '../../shared/api/landing.ts'
import { ownValue } from '../../shared/lib/own-value.ts'
import { randomHex } from '../../shared/lib/random-hex.ts'
import { createSandbox } from './app.ts'
import { ask, requestOf } from './ask.ts'
import { bankItems } from './bank-form.ts'
import { landingCalls } from './calls/landing.ts'
import { calls } from './calls.ts'
import { checkAnswersWith } from './check-answer.ts'
import { answerSchema, pageCalls } from './contract/answers.ts'
import { checkContract } from './contract/check.ts'
import { jsonSchema } from './contract/json-schema.ts'
import { openApi } from './contract/openapi.ts'
import { bodySchema } from './contract/request-schema.ts'
import { schemaProblems } from './contract/validate.ts'
import { problemTypes } from './problem-types.ts'

describe('a schema of the pages', () => {
  const loan = shape({
    number: at('orderNo', requiredText),
    rows: at('list', list(v.object({ text, value: text }))),
    note: at('remark', optional(text))
  })

  test('is written under the names of the wire', () => {
    expect(jsonSchema(loan as never)).toMatchObject({
      type: 'object',
      required: ['orderNo'],
      properties: {
        orderNo: { type: ['string', 'number'], minLength: 1 },
        list: { items: { properties: { text: {}, value: {} } } }
      }
    })
  })

  test('refuses what the pages would misread', () => {
    const problems = (value: unknown) => schemaProblems(jsonSchema(loan as never), value)
    expect(problems({ orderNo: '7', list: [], remark: null })).toEqual([])
    expect(problems({ list: [] })).toEqual(["data must have required property 'orderNo'"])
    expect(problems({ orderNo: '' })).toEqual([
      'data/orderNo must NOT have fewer than 1 characters'
    ])
    expect(problems({ orderNo: 7, list: {} })).toEqual(['data/list must be array,null'])
    expect(problems({ orderNo: 7, list: [{ txt: 1 }] })).toEqual([
      'data/list/0 must NOT have additional properties: txt'
    ])
  })
})

const all = [...calls, ...landingCalls]

describe('the contract', () => {
  test('has the calls of the pages and of the sandbox, and they are the same', () => {
    const names = (some: { method?: string; path: string }[]) =>
      new Set(some.map(({ method = 'POST', path }) => `${method} ${path}`))
    const [ofPages, ofSandbox] = [names(pageCalls), names(all)]
    const unanswered = [...ofPages].filter(name => !ofSandbox.has(name))
    expect(unanswered, 'calls without an answer in tests/sandbox/calls').toEqual([])
    const undeclared = [...ofSandbox].filter(name => !ofPages.has(name))
    expect(undeclared, 'answers to calls that shared/api does not export').toEqual([])
  })

  test('says of every answer what it must be', () => {
    const open = all.filter(({ path }) => {
      const { type, anyOf } = answerSchema(path) ?? {}
      return !type && !anyOf
    })
    const unread = pageCalls.filter(({ data }) => data === nothing)
    expect(open.map(({ path }) => path).sort()).toEqual(unread.map(({ path }) => path).sort())
    expect(unread.length).toBeLessThan(pageCalls.length / 2)
  })

  test('is a document whose references lead somewhere', () => {
    const document = JSON.parse(JSON.stringify(openApi()))
    expect(document.openapi).toBe('3.1.0')
    const ids = Object.values(
      document.paths as Record<string, Record<string, { operationId: string }>>
    )
      .flatMap(path => Object.values(path))
      .map(({ operationId }) => operationId)
    // With the captcha's picture.
    expect(new Set(ids).size).toBe(all.length + 1)
    for (const [, path = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = path.split('/').reduce((part, key) => part?.[key], document)
      expect(found, path).toBeDefined()
    }
  })
})

test('no linter finds an error in the contract, and nothing of the sandbox is in it', async () => {
  const source = JSON.stringify(openApi())
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, config })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const offers = [...problemTypes, ...bankItems.flatMap(({ note }) => note)]
  for (const name of offers.map(each => ('title' in each ? each.title : each.name))) {
    expect(source).not.toContain(name)
  }
  expect(source).not.toMatch(/90006|P1C1|\^\(\?:1\|2/)
})

test('a complaint is described with its limit, an account by what every bank form has', () => {
  const body = (path: string) => {
    const call = calls.find(each => each.path === path)
    return call && bodySchema(call)?.schema
  }
  expect(body('/v3/user-problem/problem-save')).toMatchObject({
    properties: { problemDetail: { maxLength: 200 }, problemType: { type: 'string' } }
  })
  expect(body('/v3/bind-card/bind-card-new')).toMatchObject({
    required: ['product_id', 'cardType'],
    additionalProperties: { type: 'string' }
  })
})

describe('the sandbox', () => {
  afterEach(() => checkAnswersWith(checkContract))

  test('fails loudly when an answer breaks the contract', async () => {
    checkAnswersWith(() => ['data.orderStatus is missing'])
    const request = requestOf('due', '/v3/user-problem/problem-list')
    const response = await createSandbox().app.request(request)
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('data.orderStatus is missing')
  })

  test('lets a scenario answer as wrongly as a real backend may', async () => {
    checkAnswersWith(path => [`${path} is wrong`])
    const answer = await ask(createSandbox(), 'due', '/v3/loan-details/loan-details', {
      body: { productId: '301', orderId: 'nothing' }
    })
    expect(answer).toMatchObject({ status: 200, code: '4004' })
  })
})

test('a write names its intention, an upload too, and a visitor has no session', () => {
  const { paths, components } = openApi()
  const parameters = (call: { path: string }) =>
    JSON.stringify(ownValue(paths[call.path]?.post, 'parameters'))
  expect(parameters(photoUpload)).toContain('/requestId')
  expect(parameters(complaintListCall)).not.toContain('/requestId')
  const anonymous = pageCalls.filter(each => 'anonymous' in each && each.anonymous)
  for (const { path } of anonymous) {
    for (const operation of Object.values(paths[path] ?? {})) {
      expect(operation, path).toMatchObject({ security: [] })
      expect(JSON.stringify(operation), path).not.toContain('/osVersion')
    }
  }
  const { schema } = components.parameters.requestId ?? {}
  expect(schemaProblems(schema ?? {}, randomHex(16))).toEqual([])
  for (const id of ['short', 'x'.repeat(33), 'sixteen or more, but no id']) {
    expect(schemaProblems(schema ?? {}, id), id).not.toEqual([])
  }
})

test('a body that needs no field may be left out, and every answer has a schema', () => {
  const { paths } = openApi()
  const bodyOf = (path: string) => ownValue(paths[path]?.post, 'requestBody')
  expect(bodyOf(complaintListCall.path)).toMatchObject({ required: false })
  expect(bodyOf(complaintStartCall.path)).toMatchObject({ required: false })
  expect(bodyOf(complaintDetailCall.path)).toMatchObject({ required: true })
  expect(paths[captchaPath]?.get).toMatchObject({
    responses: { 200: { content: { 'image/*': { schema: { type: 'string' } } } } }
  })
})
