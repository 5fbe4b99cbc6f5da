import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

interface Beacon {
  address: string
  type: string
  text: string
}

let beacons: Beacon[]

beforeEach(() => {
  vi.resetModules()
  beacons = []
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (address: string, blob: Blob & { parts?: string[] }) => {
      blob.text().then(text => beacons.push({ address, type: blob.type, text }))
      return true
    }
  })
  history.replaceState(null, '', '/order.html?sessionId=canary&orderId=7#secret')
})

afterEach(() => vi.unstubAllGlobals())

const settled = () => vi.waitFor(() => expect(beacons.length).toBeGreaterThan(0))
const load = async () => ({
  ...(await import('../../../../shared/features/reports/report-errors.ts')),
  ...(await import('../../../../shared/api/report.ts'))
})

function errorAt(file: string, message: string): Error {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at draw (https://pages.example/assets/${file}:1:234)`
  return error
}

describe('an error of our own code', () => {
  test('is reported with its file and place, and without the session', async () => {
    const { reportError } = await load()
    reportError(errorAt('order-B0x_1.js', 'x is not a function'))
    await settled()
    const [{ type, text }] = beacons as [Beacon]
    expect(type).toBe('application/reports+json')
    expect(JSON.parse(text)).toEqual([
      {
        type: 'error',
        age: 0,
        url: `${location.origin}/order.html`,
        user_agent: navigator.userAgent,
        body: {
          file: 'order-B0x_1.js',
          line: 1,
          column: 234,
          message: 'TypeError: x is not a function',
          build: ''
        }
      }
    ])
  })

  test('is reported once, however often it comes', async () => {
    const { reportError } = await load()
    for (let i = 0; i < 5; i++) reportError(errorAt('order.js', 'again'))
    reportError(errorAt('order.js', 'another'))
    await vi.waitFor(() => expect(beacons).toHaveLength(2))
  })

  test('of an app or an extension is not reported', async () => {
    const { reportError } = await load()
    const foreign = new Error('injected')
    foreign.stack = 'Error: injected\n    at chrome-extension://abc/content.js:1:1'
    reportError(foreign)
    reportError('a text')
    reportError(undefined)
    reportError(errorAt('order.js', 'ours'))
    await settled()
    expect(beacons).toHaveLength(1)
  })
})

test('a page that broke is reported, also when it broke before anybody watched', async () => {
  const { notePageBroke } = await import('../../../../shared/island/broken-page.ts')
  const { watchErrors } = await load()
  notePageBroke(errorAt('order.js', 'broken early'))
  watchErrors()
  notePageBroke(new Error('broken late'))
  await vi.waitFor(() => expect(beacons).toHaveLength(2))
  const [first, second] = beacons.map(({ text }) => JSON.parse(text)[0])
  expect(first).toMatchObject({ type: 'page-broke', body: { file: 'order.js', line: 1 } })
  expect(second).toMatchObject({ type: 'page-broke', body: { message: 'Error: broken late' } })
})

test.each([
  [
    'Unexpected token \'T\', "The sandbo"... is not valid JSON',
    'Unexpected token …, …... is not valid JSON'
  ],
  ['cannot read 12345678901234567890 of order', 'cannot read … of order'],
  ['no such borrower maria@example.com', 'no such borrower …'],
  ['failed at /order.html?sessionId=canary', 'failed at …'],
  ['“Ang utang ko po” is no amount', '… is no amount'],
  [
    'URL constructor: Juana Dela Cruz is not a valid URL.',
    'URL constructor: … is not a valid URL.'
  ],
  ['Headers.set: utang ko is an invalid header name.', 'Headers.set: … is an invalid header name.'],
  ['x is not a function', 'x is not a function'],
  ['unclosed "the rest is secret', 'unclosed …'],
  ['two  spaces\n and a line', 'two spaces and a line'],
  ['x'.repeat(300), 'x'.repeat(200)]
])('the message %s is sent as %s', async (message, cleaned) => {
  const { cleanMessage } = await import('../../../../shared/features/reports/clean-message.ts')
  expect(cleanMessage(message)).toBe(cleaned)
})

test('a page sends at most ten reports, none of them longer than 4 kB', async () => {
  const { sendReport } = await load()
  sendReport('error', { message: 'x'.repeat(5000) })
  for (let i = 0; i < 20; i++) sendReport('error', { i })
  await vi.waitFor(() => expect(beacons).toHaveLength(10))
  expect(JSON.parse(beacons[0]?.text ?? '')[0].body).toEqual({ i: 0, build: '' })
})

test('a browser that refuses to send leaves the page alone', async () => {
  vi.stubGlobal('navigator', {
    sendBeacon: () => {
      throw new DOMException('', 'SecurityError')
    }
  })
  const { sendReport } = await load()
  expect(() => sendReport('error', {})).not.toThrow()
})

test('a violation of the policy is reported by site and place, without what its addresses carry', async () => {
  const { watchViolations } = await import(
    '../../../../shared/features/reports/report-violations.ts'
  )
  watchViolations()
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://evil.example/pixel?sessionId=canary',
    sourceFile: 'https://pages.example/assets/order.js?sessionId=canary',
    lineNumber: 3,
    columnNumber: 4
  }
  dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  await settled()
  expect(JSON.parse(beacons[0]?.text ?? '')[0].body).toEqual({
    directive: 'img-src',
    refused: 'https://evil.example',
    file: 'order.js',
    line: 3,
    column: 4,
    build: ''
  })
})

describe('a canary', () => {
  const canary = 'KANARYA'
  const hostile = `{"name": "Juana ${canary}", "token": ${canary}}`
  const thrown: [string, () => unknown][] = [
    ['an answer that is no JSON', () => JSON.parse(hostile)],
    ['an answer cut in a text', () => JSON.parse(hostile.slice(0, 22))],
    ['an address that is none', () => new URL(`//${canary}:x`)],
    ['a field of null', () => (null as unknown as Record<string, string>)[canary]],
    ['a selector', () => document.querySelector(`[name=${canary}`)],
    ['a header', () => new Headers({ [`${canary} =`]: '' })]
  ]

  /** What engines write of the same, each in its own way. */
  const written = [
    `JSON.parse: unexpected character in "${canary}" at line 1 column 2 of the JSON data`,
    `URL constructor: ${canary} is not a valid URL.`,
    `JSON Parse error: Unexpected identifier "${canary}"`,
    `undefined is not an object (evaluating 'order.${canary}')`,
    `Failed to construct 'URL': '${canary}' is an invalid URL`,
    `Failed to execute 'querySelector' on 'Document': ‘[name=${canary}’ is not a valid selector`
  ]

  beforeEach(() => {
    const context = `sessionId=${canary}&orderId=${canary}&phone=${canary}`
    history.replaceState(null, '', `/order.html?${context}#${canary}`)
    localStorage.setItem('loan:draft', canary)
    document.body.innerHTML = `<input value="${canary}"><p>${canary}</p>`
  })

  afterEach(() => {
    localStorage.clear()
    document.body.replaceChildren()
  })

  test('of session, query, typed and server text is in no report', async () => {
    const { reportError, sendReport } = await load()
    const errors = thrown.flatMap(([name, act]) => {
      try {
        act()
        return []
      } catch (error) {
        return [errorAt(`${name.split(' ').at(-1)}.js`, (error as Error).message)]
      }
    })
    expect(errors.length).toBeGreaterThan(2)
    for (const error of errors) reportError(error)
    for (const [index, message] of written.slice(0, 3).entries()) {
      reportError(errorAt(`engine-${index}.js`, message))
    }
    sendReport('web-vital', { name: 'LCP', value: 812, rating: 'good' })
    await vi.waitFor(() => expect(beacons.length).toBe(errors.length + 4))
    expect(JSON.stringify(beacons)).not.toContain(canary)
  })

  test.each(written)('is not in what is left of %s', async message => {
    const { cleanMessage } = await import('../../../../shared/features/reports/clean-message.ts')
    expect(cleanMessage(message)).not.toContain(canary)
  })
})
