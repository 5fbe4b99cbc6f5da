import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'

const { reportUrl } = brand
const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)

beforeEach(() => {
  vi.resetModules()
  beacon.mockClear()
  vi.stubGlobal('navigator', { userAgent: 'Phone 1', sendBeacon: beacon })
  history.replaceState(null, '', '/order.html?sessionId=SECRET#SECRET')
})

afterEach(() => {
  vi.unstubAllGlobals()
  brand.reportUrl = reportUrl
})

async function reporter() {
  const fresh = (await import('../../../shared/config/brand.ts')).brand
  fresh.reportUrl = 'https://reports.example/in'
  return (await import('../../../shared/api/report.ts')).sendReport
}

const sentReports = async () =>
  Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text())))

test('a report says where it is from, without the session in the address', async () => {
  const sendReport = await reporter()
  sendReport('error', { message: 'broke' })
  const url = `${location.origin}/order.html`
  const body = { message: 'broke', build: '' }
  const report = { type: 'error', age: 0, url, user_agent: 'Phone 1', body }
  expect(await sentReports()).toEqual([[report]])
  expect(beacon.mock.calls[0]?.[0]).toBe('https://reports.example/in')
  expect(beacon.mock.calls[0]?.[1].type).toBe('application/reports+json')
})

test('a report names the build by the entry script that is fetched ahead', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/vendor-A.js"><link rel="modulepreload" id="entry" href="/loans/assets/order-B0x_1.js">'
  onTestFinished(() => document.head.replaceChildren())
  const sendReport = await reporter()
  sendReport('no-way-to-pay', {})
  const [[{ body }]] = await sentReports()
  expect(body.build).toBe('order-B0x_1.js')
})

test('a report of a page that fetches nothing ahead names its own script', async () => {
  const script = document.createElement('script')
  script.setAttribute('src', '/assets/landing-C1.js')
  const find = vi.spyOn(document, 'querySelector').mockReturnValue(script)
  const sendReport = await reporter()
  sendReport('no-way-to-pay', {})
  const [[{ body }]] = await sentReports()
  expect(body.build).toBe('landing-C1.js')
  expect(find).toHaveBeenCalledWith('#entry, script[type=module][src]')
})

test('a page sends ten reports and no more', async () => {
  const sendReport = await reporter()
  for (let number = 0; number < 12; number++) sendReport('error', { number })
  expect((await sentReports()).map(([report]) => report.body.number)).toEqual([
    ...Array.from({ length: 10 }, (_each, number) => number)
  ])
})

test('a report of more than 4,096 characters is not sent, and takes no other one’s place', async () => {
  const sendReport = await reporter()
  sendReport('error', { message: '' })
  const room = 4096 - JSON.stringify((await sentReports())[0]).length
  for (let number = 0; number < 12; number++) {
    sendReport('error', { message: 'x'.repeat(room + 1) })
  }
  expect(beacon).toHaveBeenCalledTimes(1)
  sendReport('error', { message: 'x'.repeat(room) })
  expect(beacon).toHaveBeenCalledTimes(2)
})

test('a browser that refuses the beacon harms nobody', async () => {
  const sendReport = await reporter()
  beacon.mockImplementationOnce(() => {
    throw new DOMException('type')
  })
  expect(() => sendReport('error', {})).not.toThrow()
})
