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
        body: {
          file: 'order-B0x_1.js',
          line: 1,
          column: 234,
          message: 'TypeError: x is not a function'
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

test.each([
  [
    'Unexpected token \'T\', "The sandbo"... is not valid JSON',
    'Unexpected token …, …... is not valid JSON'
  ],
  ['cannot read 12345678901234567890 of order', 'cannot read … of order'],
  ['no such borrower maria@example.com', 'no such borrower …'],
  ['failed at /order.html?sessionId=canary', 'failed at …'],
  ['“Ang utang ko po” is no amount', '… is no amount'],
  ['unclosed "the rest is secret', 'unclosed …']
])('the message %s is sent as %s', async (message, cleaned) => {
  const { cleanMessage } = await import('../../../../shared/features/reports/clean-message.ts')
  expect(cleanMessage(message)).toBe(cleaned)
})

test('a page sends at most ten reports, none of them longer than 4 kB', async () => {
  const { sendReport } = await load()
  sendReport('error', { message: 'x'.repeat(5000) })
  for (let i = 0; i < 20; i++) sendReport('error', { i })
  await vi.waitFor(() => expect(beacons).toHaveLength(10))
  expect(JSON.parse(beacons[0]?.text ?? '')[0].body).toEqual({ i: 0 })
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
    column: 4
  })
})
