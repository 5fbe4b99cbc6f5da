import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox } from './app.ts'
import type { Network } from './probe/exchange.ts'
import { readOptions } from './probe/options.ts'
import { probe } from './probe/probe.ts'
import { isSound, reportLines } from './probe/report.ts'
import { sessionQuery } from './scenarios/compose.ts'

const origin = 'https://pages.example'
const allowed = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Headers': 'X-Requested-With, building, gather',
  'Access-Control-Expose-Headers': 'Date',
  'Access-Control-Max-Age': '7200'
}

type ProbedWire = Record<string, unknown> & { data: Record<string, unknown> }

/** The fault of a copy of the sandbox. */
interface Damage {
  preflight?: () => Response
  /** In place of the answer. */
  instead?: (sound: Response) => Response | Promise<Response>
  /** To the answer as it goes over the wire. */
  wire?: (wire: ProbedWire) => unknown
  headers?: Record<string, string | undefined>
}

function networkOf({ preflight, instead, wire, headers = {} }: Damage = {}): Network {
  const { app } = createSandbox()
  let now = 0
  return {
    timeout: 30_000,
    now: () => now,
    async fetch(url, init) {
      if (init.method === 'OPTIONS') {
        return preflight?.() ?? new Response(null, { status: 204, headers: allowed })
      }
      const sound = await app.request(url, init)
      if (url.includes('nobody'))
        return instead ? sound : new Response(null, { status: 401, headers: allowed })
      const text = await sound.text()
      const body = wire ? JSON.stringify(wire(JSON.parse(text))) : text
      const changed = new Response(body, { status: sound.status, headers: sound.headers })
      for (const [name, value] of Object.entries({ ...allowed, ...headers })) {
        if (value === undefined) changed.headers.delete(name)
        else changed.headers.set(name, value)
      }
      if (url.includes('slow')) now += 3100
      return instead ? instead(changed) : changed
    }
  }
}

const paths = {
  order: '/v3/loan-details/loan-details',
  agreements: '/v3/contract/contract',
  offer: '/confirmation/detail',
  template: '/landing/channel-template'
}

function optionsOf(only: string, ...more: string[]) {
  const { sessionId: _, ...context } = sessionQuery('')
  const params = Object.entries(context).flatMap(pair => ['--param', pair.join('=')])
  const session = only === paths.offer ? 'confirm' : 'due'
  const loan = ['--session', session, '--order', '20410001', '--product', '301']
  return readOptions([
    'https://lender.example',
    '--origin',
    origin,
    ...loan,
    ...params,
    ...(only ? ['--only', only] : []),
    ...more
  ])
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

/** All that is said of a damaged backend. */
async function saidOf(damage: Damage, only = paths.order, ...more: string[]): Promise<string> {
  return reportLines(await probe(optionsOf(only, ...more), networkOf(damage))).join('\n')
}

const json = (body: string) => new Response(body, { headers: { ...allowed, Date: 'now' } })
const withData = (change: object) => (wire: ProbedWire) => ({
  ...wire,
  data: { ...wire.data, ...change }
})
const without =
  (name: string) =>
  ({ data, ...wire }: ProbedWire) => {
    const { [name]: _, ...rest } = data
    return { ...wire, data: rest }
  }

test('a backend that was asked nothing is not called sound', async () => {
  const all = await probe(optionsOf('/v3/loan-details/store-rating'), networkOf())
  expect(reportLines(all).join('\n')).toContain('0 calls asked, 1 not: nothing is known')
  expect(isSound(all)).toBe(false)
})

describe('a sound backend', () => {
  test('passes: a write is not sent, and a refusal is no fault', {
    timeout: 30_000
  }, async () => {
    const all = await probe(optionsOf(''), networkOf())
    const report = reportLines(all).join('\n')
    expect(isSound(all), report).toBe(true)
    expect(all.filter(({ outcome }) => outcome === 'the page shows it').length).toBeGreaterThan(14)
    expect(report).toContain('POST /v3/loan-details/store-rating: not asked: a write')
    expect(report).toContain('POST /cephalopods/imitating: the page says “This loan cannot be')
  })

  test('is asked for a write where one is named, with the fields that were given', async () => {
    const path = '/v3/loan-details/store-rating'
    expect(await saidOf({}, path, '--writes', path)).toContain('nothing is given for score')
    const report = await saidOf({}, path, '--writes', path, '--field', 'score=5')
    expect(report).toMatch(/^ok .*the page goes on/)
  })
})

const faults: [string, Damage, string, string?][] = [
  [
    'does not listen',
    { instead: () => Promise.reject(new TypeError('fetch failed')) },
    'is not reached: fetch failed'
  ],
  [
    'is silent',
    { instead: () => Promise.reject(new DOMException('', 'TimeoutError')) },
    'does not answer within 30 s'
  ],
  [
    'fails',
    { instead: () => new Response('', { status: 500, headers: allowed }) },
    'answers with the status 500'
  ],
  [
    'says which parameter it misses',
    {
      instead: () =>
        Response.json({ code: 400, message: 'adId is missing' }, { status: 400, headers: allowed })
    },
    'answers with the status 400: adId is missing'
  ],
  [
    'has another path',
    { instead: () => new Response('', { status: 404, headers: allowed }) },
    'answers with the status 404'
  ],
  [
    'does not know the session',
    { instead: () => new Response('', { status: 401, headers: allowed }) },
    'says that the session has ended'
  ],
  [
    'answers with a login page',
    { instead: () => Object.defineProperty(json('<html>'), 'redirected', { value: true }) },
    'says that the session has ended'
  ],
  ['answers html', { instead: () => json('<!doctype html>') }, 'is html, no JSON'],
  ['stops in the middle', { instead: () => json('{"code":0,"da') }, 'is no JSON, or half of one'],
  ['answers nothing', { instead: () => json('') }, 'is empty'],
  ['wraps the answer into a list', { wire: wire => [wire] }, 'is no object'],
  [
    'answers 3 MB',
    { instead: () => json(`{"code":0,"x":"${'x'.repeat(3e6)}"}`) },
    'is longer than 2 MB'
  ],
  [
    'writes Latin-1',
    {
      instead: () =>
        new Response(Buffer.from('{"code":0,"message":"Ni\xf1o"}', 'latin1'), { headers: allowed })
    },
    'is not UTF-8'
  ],
  ['has no code', { wire: ({ code, ...wire }) => wire }, 'has no code'],
  [
    'says true for a code',
    { wire: wire => ({ ...wire, code: true }) },
    'code is true, neither a number nor a text'
  ],
  [
    'says 200 for a success',
    { wire: wire => ({ ...wire, code: 200 }) },
    'code 200 is a refusal to the pages'
  ],
  [
    'spells a disguised success as the others',
    { wire: wire => ({ ...wire, code: 0 }) },
    'this call’s success is "00"',
    paths.offer
  ],
  [
    'names the data of a disguised answer plainly',
    { wire: ({ attach, ...wire }) => ({ ...wire, data: attach }) },
    'has no attach: it has code',
    paths.offer
  ],
  [
    'calls the data result',
    { wire: ({ data, ...wire }) => ({ ...wire, result: data }) },
    'has no data: it has code, message, result'
  ],
  ['answers no data', { wire: wire => ({ ...wire, data: null }) }, 'has no data'],
  [
    'refuses without a word',
    { wire: () => ({ code: 1001, data: null }) },
    'refuses without a message'
  ],
  [
    'has a message that is no text',
    { wire: wire => ({ ...wire, message: { en: 'ok' } }) },
    'message is no text'
  ],
  [
    'leaves out the state',
    { wire: without('orderStatus') },
    "data must have required property 'orderStatus'"
  ],
  [
    'has a word for the state',
    { wire: withData({ orderStatus: 'DUE' }) },
    'data/orderStatus must match pattern'
  ],
  [
    'has an object for a list',
    { wire: withData({ recProducts: {} }) },
    'data/recProducts must be array,null'
  ],
  [
    'has an object for a text',
    { wire: withData({ telephone: { no: 1 } }) },
    'data/telephone must be string,number,null'
  ],
  [
    'has a yes for a flag',
    { wire: withData({ isScore: 'yes' }) },
    'data/isScore must be equal to one of'
  ],
  [
    'spells a field otherwise',
    {
      wire: wire =>
        withData({ order_status: 1, productname: 'x' })(without('productName')(wire) as ProbedWire)
    },
    'has not: productName'
  ],
  [
    'sends what no page reads',
    { wire: withData({ internalScore: 7 }) },
    'has what no page reads: internalScore'
  ],
  [
    'sends a number that phones round',
    {
      instead: async sound =>
        json(
          (await sound.text()).replace(/"telephone":"[^"]*"/, '"telephone":12345678901234567890')
        )
    },
    'data/telephone is a number beyond 2^53'
  ],
  [
    'links to http',
    { wire: withData({ h5Url: 'http://pay.example/x' }) },
    'data/h5Url is a link that no page follows'
  ],
  [
    'links to a port',
    { wire: withData({ h5Url: 'https://pay.example:8443/x' }) },
    'data/h5Url is a link that no page follows'
  ],
  [
    'lets answers rest in a cache',
    { headers: { 'Cache-Control': 'public, max-age=60' } },
    'may be cached (public, max-age=60)',
    paths.agreements
  ],
  ['stands behind a cache', { headers: { Age: '31' } }, 'came out of a cache, 31 s old'],
  [
    'says nothing of caching',
    { headers: { 'Cache-Control': undefined } },
    'says nothing of caching',
    paths.agreements
  ],
  [
    'allows no other origin',
    { headers: { 'Access-Control-Allow-Origin': undefined } },
    `the answer does not allow the origin ${origin}`
  ],
  [
    'refuses OPTIONS',
    { preflight: () => new Response('', { status: 405 }) },
    'OPTIONS is answered with 405'
  ],
  [
    'does not allow our headers',
    {
      preflight: () =>
        new Response('', { headers: { ...allowed, 'Access-Control-Allow-Headers': 'Accept' } })
    },
    'OPTIONS does not allow the header x-requested-with, building, gather',
    paths.template
  ],
  [
    'hides its date',
    { headers: { 'Access-Control-Expose-Headers': undefined } },
    'Date is not exposed'
  ],
  ['has no date', { headers: { Date: undefined } }, 'has no Date']
]

describe('the probe names the fault of a backend that', () => {
  test.for(faults)('%s', async ([, damage, expected, only]) => {
    expect(await saidOf(damage, only)).toContain(expected)
  })

  test('is slow', async () => {
    expect(await saidOf({}, paths.order, '--param', 'adId=slow')).toContain('took 3.1 s')
  })

  test('gives a loan to anybody', async () => {
    const { app } = createSandbox()
    const session = optionsOf('').common.sessionId ?? ''
    const careless: Network = {
      ...networkOf(),
      async fetch(url, init) {
        if (init.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowed })
        const sound = await app.request(
          url.replace(/sessionId=[^&]*/, `sessionId=${session}`),
          init
        )
        for (const [name, value] of Object.entries(allowed)) sound.headers.set(name, value)
        return sound
      }
    }
    const report = reportLines(await probe(optionsOf(paths.order), careless)).join('\n')
    expect(report).toContain('gives a loan to a session that nobody has')
  })
})

test('a fault exits with 1, and says what a page would have done', async () => {
  const all = await probe(optionsOf(paths.order), networkOf({ wire: without('orderStatus') }))
  expect(isSound(all)).toBe(false)
  expect(all[0]?.outcome).toContain('Something went wrong on our side')
})

test('the command says what it lacks', () => {
  expect(() => readOptions([])).toThrow('Which backend?')
  expect(() => readOptions(['https://lender.example', '--field', 'score'])).toThrow(
    'is not name=value'
  )
})
