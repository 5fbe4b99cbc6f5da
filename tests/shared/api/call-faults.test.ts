import { beforeEach, describe, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { changeCall } from '../../../shared/api/bank.ts'
import { photoUpload } from '../../../shared/api/complaint-photo.ts'
import { noteRest } from '../../../shared/api/rest.ts'
import { crowdedCode } from '../../../shared/api/result.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { pageCalls } from '../../sandbox/contract/answers.ts'
import { type FaultName, faults } from '../../sandbox/faults.ts'
import { prepareBackend } from '../../setup/backend.ts'
import type { KnownCall } from './calls/known-call.ts'
import { calls } from './calls.ts'

const backend = prepareBackend()

interface FaultOutcome {
  /** The result's code; undefined for a success. */
  code?: string
  /** How often a read is asked: three times where the answer got lost. */
  reads: 1 | 3
}

const lost = (code: string): FaultOutcome => ({ code, reads: 3 })
const read = (reading: 'malformed' | 'success'): FaultOutcome =>
  reading === 'success' ? { reads: 1 } : lost('malformed')

const outcomes: Record<FaultName, FaultOutcome | ((call: KnownCall) => FaultOutcome)> = {
  slow: { reads: 1 },
  reset: lost('network'),
  offline: lost('network'),
  truncated: lost('network'),
  hang: { code: 'timeout', reads: 1 },
  'http-500': lost('http-500'),
  'http-502': lost('http-502'),
  'http-503': lost('http-503'),
  'http-429': ({ kind }) => ({ code: kind === 'write' ? crowdedCode : 'http-429', reads: 1 }),
  'http-404': { code: 'http-404', reads: 1 },
  // A visitor of a landing page has no session that could end.
  'http-401': ({ isVisitor }) => ({ code: isVisitor ? 'http-401' : 'session', reads: 1 }),
  'session-code': ({ isVisitor }) => ({ code: isVisitor ? '401' : 'session', reads: 1 }),
  html: lost('malformed'),
  'half-json': lost('malformed'),
  empty: lost('malformed'),
  null: lost('malformed'),
  array: lost('malformed'),
  'wrong-types': call => read(call.wrongTypes),
  'no-data': call => read(call.noData),
  failure: { code: '1001', reads: 1 },
  'huge-text': { reads: 1 }
}

const realTimeout = setTimeout
const realPause = () => new Promise(resolve => realTimeout(resolve, 20))

/** Time passes until there is a result: what a call asks first takes turns of its own. */
async function settle<T>(running: Promise<T>, isSigned = false): Promise<T> {
  let isSettled = false
  const end = () => {
    isSettled = true
  }
  running.then(end, end)
  for (let second = 0; second < 90 && !isSettled; second++) {
    if (isSigned) await realPause()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(isSettled).toBe(true)
  return running
}

const paths = new Map<KnownCall, string>()

/** Only the call itself is spoilt, not what it asks first. */
async function pathOf(call: KnownCall): Promise<string> {
  const own = call.path ?? paths.get(call)
  if (own) return own
  await call.run()
  const path = backend.calls().at(-1)?.path ?? ''
  paths.set(call, path)
  return path
}

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
})

describe.each(calls)('$name', call => {
  test.each(Object.keys(faults) as FaultName[])('settles on the fault %s', async fault => {
    backend.open(call.scenario)
    const path = await pathOf(call)
    const spoilt = { fault, faultOn: path }
    const tag = { utm_tag: String(new URLSearchParams(spoilt)) }
    backend.open(call.scenario, call.isVisitor ? tag : spoilt)
    vi.useFakeTimers()
    const before = backend.calls(path).length
    const result = await settle(call.run(), call.isSigned)
    const entry = outcomes[fault]
    const { code, reads } = typeof entry === 'function' ? entry(call) : entry
    expect(result.success).toBe(code === undefined)
    if (code !== undefined) expect(result).toMatchObject({ code, data: undefined })
    if (!result.success) expect(result.message).toMatch(/^[A-Z].{10,200}\.$/)
    expect(backend.calls(path).length - before).toBe(call.kind === 'read' ? reads : 1)
    expect($toast.get()?.loading).not.toBe(true)
    // The next row's page knows nothing of this one's refusal.
    noteRest(path.replace('/muscular', ''), undefined)
  })
})

test('every call of the pages is among them', async () => {
  const rows: string[] = []
  for (const call of calls) {
    backend.open(call.scenario)
    rows.push(await pathOf(call))
  }
  const missing = pageCalls.map(({ path }) => path).filter(path => !rows.includes(path))
  // One of the two ways to save an account is enough, and uploads have tests of their own.
  expect(missing.sort(), 'calls without a row in tests/shared/api/calls.ts').toEqual([
    changeCall.path,
    photoUpload.path
  ])
})

test('faults are told in words a borrower understands', () => {
  for (const message of Object.values(faultMessages)) {
    expect(message).not.toMatch(/http|json|fetch|undefined|error|timeout|status|\d/i)
  }
})
