import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const sendReport = vi.fn()
const reportVitals = vi.fn()
const forget: (() => void)[] = []

beforeEach(() => {
  vi.resetModules()
  sendReport.mockReset()
  reportVitals.mockReset()
  vi.doMock('../../../../shared/api/report.ts', () => ({ sendReport }))
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (...args: Parameters<typeof window.addEventListener>) => {
      add(...args)
      forget.push(() => window.removeEventListener(...args))
    }
  )
})

afterEach(() => {
  for (const each of forget.splice(0)) each()
  vi.restoreAllMocks()
  vi.doUnmock('../../../../shared/features/reports/report-vitals.ts')
  vi.doUnmock('web-vitals')
})

async function start(reportShare: number, chance: number) {
  vi.doMock('../../../../shared/features/reports/report-vitals.ts', () => ({ reportVitals }))
  const { brand } = await import('../../../../shared/config/brand.ts')
  vi.spyOn(brand, 'reportShare', 'get').mockReturnValue(reportShare)
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const { startReports } = await import('../../../../shared/features/reports/start-reports.ts')
  await startReports()
}

const ours = 'https://pages.example/assets/order.js'
const fire = (type: string, facts: object) => dispatchEvent(Object.assign(new Event(type), facts))

describe('a page that reports', () => {
  test('reports an error that nobody caught, by where the browser says it was', async () => {
    await start(0, 0.5)
    fire('error', { error: undefined, filename: ours, lineno: 3, colno: 4 })
    fire('error', {
      error: 'a text',
      filename: 'https://elsewhere.example/a.js',
      lineno: 1,
      colno: 1
    })
    expect(sendReport.mock.calls).toEqual([
      ['error', { file: 'order.js', line: 3, column: 4, message: 'Error: ' }]
    ])
  })

  test('reports a promise that nobody waited for', async () => {
    await start(0, 0.5)
    const reason = new RangeError('too much')
    reason.stack = `RangeError\n    at draw (${ours}:12:345)`
    fire('unhandledrejection', { reason })
    expect(sendReport.mock.calls).toEqual([
      ['error', { file: 'order.js', line: 12, column: 345, message: 'RangeError: too much' }]
    ])
  })

  test('reports a page that broke by a text that was thrown', async () => {
    await start(0, 0.5)
    const { notePageBroke } = await import('../../../../shared/island/broken-page.ts')
    notePageBroke('a text')
    expect(sendReport.mock.calls).toEqual([['page-broke', { message: 'Error: ' }]])
  })

  test.each([
    [0.05, 0.04, 1],
    [0.05, 0.05, 0],
    [0, 0, 0]
  ])(
    'reports its speed in a share of %d of the visits: by %d, %i times',
    async (share, chance, times) => {
      await start(share, chance)
      expect(reportVitals).toHaveBeenCalledTimes(times)
    }
  )
})

test('the speed of a page is told in three figures, to a thousandth', async () => {
  const watch = (name: string, value: number) => (tell: (vital: object) => void) =>
    tell({ name, value, rating: 'good', entries: [{ name: '/order.html?sessionId=1' }] })
  vi.doMock('web-vitals', () => ({
    onCLS: watch('CLS', 0.01234),
    onINP: watch('INP', 24.5678),
    onLCP: watch('LCP', 812)
  }))
  const module = await import('../../../../shared/features/reports/report-vitals.ts')
  module.reportVitals()
  expect(sendReport.mock.calls).toEqual([
    ['web-vital', { name: 'LCP', value: 812, rating: 'good' }],
    ['web-vital', { name: 'INP', value: 24.568, rating: 'good' }],
    ['web-vital', { name: 'CLS', value: 0.012, rating: 'good' }]
  ])
})

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data:text/html,canary', 'data:'],
  ['https://evil.example:444/a?b=canary', 'https://evil.example:444'],
  ['something with a canary', ''],
  ['k'.repeat(31), '']
])('what the policy refused, %s, is told as ‘%s’', async (blockedURI, refused) => {
  const { watchViolations } = await import(
    '../../../../shared/features/reports/report-violations.ts'
  )
  watchViolations()
  fire('securitypolicyviolation', {
    effectiveDirective: 'script-src',
    blockedURI,
    sourceFile: '',
    lineNumber: 0,
    columnNumber: 0
  })
  expect(sendReport.mock.calls).toEqual([
    ['csp-violation', { directive: 'script-src', refused, file: '', line: 0, column: 0 }]
  ])
})

describe('that a payment cannot be made', () => {
  test('is told once for each reason, where the brand wants reports', async () => {
    vi.doMock('../../../../shared/features/reports/is-reported.ts', () => ({ isReported: true }))
    const { reportNoWay } = await import('../../../../shared/features/reports/report-no-way.ts')
    for (const reason of ['no-link', 'no-link', 'no-amount'] as const) reportNoWay(reason)
    expect(sendReport.mock.calls).toEqual([
      ['no-way-to-pay', { reason: 'no-link' }],
      ['no-way-to-pay', { reason: 'no-amount' }]
    ])
  })

  test('does not break the page where the code for it does not come', async () => {
    const broken = vi.fn()
    process.on('unhandledRejection', broken)
    vi.doMock('../../../../shared/features/reports/report-no-way.ts', () =>
      Promise.reject(new Error('gone'))
    )
    const { tellNoWay } = await import('../../../../shared/features/reports/tell-no-way.ts')
    tellNoWay('no-link')
    await vi.dynamicImportSettled()
    await new Promise(resolve => setTimeout(resolve, 20))
    process.off('unhandledRejection', broken)
    expect(broken).not.toHaveBeenCalled()
  })
})

test.each([
  ['https://reports.example', true, true],
  ['https://reports.example', false, false],
  ['', true, false]
])(
  'a brand with the address ‘%s’ wants reports, as a service: %s, gets them: %s',
  async (reportUrl, isService, isReported) => {
    vi.doUnmock('../../../../shared/features/reports/is-reported.ts')
    const { brand } = await import('../../../../shared/config/brand.ts')
    vi.spyOn(brand, 'reportUrl', 'get').mockReturnValue(reportUrl)
    vi.spyOn(brand, 'services', 'get').mockReturnValue(isService ? ['reports'] : [])
    const module = await import('../../../../shared/features/reports/is-reported.ts')
    expect(module.isReported).toBe(isReported)
  }
)
