import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  baseClient,
  type Client,
  formClient,
  headerClient,
  type WriteCall
} from '../../../shared/api/call.ts'
import { sendWrite } from '../../../shared/api/write.ts'
import { refreshCommonParams } from '../../../shared/context/common-params.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith, type Sent } from '../../setup/network.ts'

const { openAddress } = prepareBackend()
let sent: Sent[] = []

beforeEach(() => {
  sent = answerWith({ code: '00' })
  openAddress('/order.html?productId=1&orderId=2&sessionId=s&new=%E2%82%B1+1')
})
afterEach(() => vi.unstubAllGlobals())

function callOf(client: Client, rest: Partial<WriteCall<unknown>> = {}): WriteCall<unknown> {
  return { client, method: 'POST', path: '/some/call', kind: 'write', data: v.unknown(), ...rest }
}

describe('a request', () => {
  test('carries the common parameters, with the values of now', async () => {
    await sendWrite(callOf(baseClient))
    expect(`${sent[0]?.url.pathname}${sent[0]?.url.search}`).toBe(
      '/muscular/some/call?sessionId=s&new=%E2%82%B1+1'
    )
    refreshCommonParams('sessionId=t')
    await sendWrite(callOf(baseClient))
    expect(sent[1]?.url.searchParams.get('sessionId')).toBe('t')
  })

  test('of a landing visitor carries where he comes from instead', async () => {
    openAddress('/landing.html?id=a&utm_tag=june&sessionId=s&new=1')
    await sendWrite(callOf(baseClient, { anonymous: true, method: 'GET' }))
    expect(sent[0]?.url.search).toBe('?id=a&utm_tag=june')
  })

  test('of a visitor’s form asks for an answer in the language of its page', async () => {
    openAddress('/landing.html?id=a&sessionId=s')
    vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue('fil')
    await sendWrite(callOf(baseClient, { anonymous: true }))
    expect(sent[0]?.url.search).toBe('?id=a&lang=fil')
  })

  test('by POST has its fields as a form', async () => {
    await sendWrite(callOf(baseClient), { amount: '₱1 & more', left: undefined, empty: '' })
    expect(sent[0]).toMatchObject({
      method: 'POST',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/x-www-form-urlencoded'
      },
      body: { amount: '₱1 & more', empty: '' }
    })
    expect(sent[0]?.body).not.toHaveProperty('left')
  })

  test('by GET has its fields in the query and no body', async () => {
    await sendWrite(callOf(baseClient, { method: 'GET' }), { scene: '3' })
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      sessionId: 's',
      new: '₱ 1',
      scene: '3'
    })
    expect(sent[0]?.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest' })
    expect(sent[0]?.body).toEqual({})
  })
})

describe('the transport parameters', () => {
  const transport = 'building=b-1&gather=g%202&swift=s-1&eyes=e%202'
  const open = (query: string) => openAddress(`/order.html?sessionId=s&${query}`)

  test('of the base client stay in the query', async () => {
    open(transport)
    await sendWrite(callOf(baseClient), { id: '1' })
    expect(sent[0]?.body).toEqual({ id: '1' })
    expect(sent[0]?.headers).not.toHaveProperty('building')
    expect(sent[0]?.url.searchParams.get('building')).toBe('b-1')
  })

  test('of the header client are headers', async () => {
    open(transport)
    await sendWrite(callOf(headerClient), { id: '1' })
    expect(sent[0]?.headers).toMatchObject({ building: 'b-1', gather: 'g 2' })
    expect(sent[0]?.body).toEqual({ id: '1' })
  })

  test.each([
    'building=a%00b',
    'building=a%0Ab',
    'building=a%0D%0AX-Evil:%201',
    'building=gusal%C3%AC',
    'building=%F0%9F%91%8D',
    'building='
  ])('that no header can hold are none: %s', async query => {
    open(query)
    await sendWrite(callOf(headerClient))
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['X-Requested-With', 'Content-Type'])
  })

  test('of the form client are fields, which the call’s own outdo', async () => {
    open(transport)
    await sendWrite(callOf(formClient), { id: '1', swift: 'mine' })
    expect(sent[0]?.body).toEqual({ swift: 'mine', eyes: 'e 2', id: '1' })
  })

  test('that are missing are not sent', async () => {
    open('swift=s-1')
    await sendWrite(callOf(formClient))
    expect(sent[0]?.body).toEqual({ swift: 's-1' })
  })
})
