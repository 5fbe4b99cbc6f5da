import { failure } from '../../../shared/api/answer.ts'
import { orderCall } from '../../../shared/api/order.ts'
import { faultMessages } from '../../../shared/messages/en/faults.ts'
import { type AskedCall, askedCalls, fieldsOf, valuesOf } from './asked-calls.ts'
import { dataFindings } from './data.ts'
import { envelopeFaults } from './envelope.ts'
import { exchange, type Network, openPage } from './exchange.ts'
import { type Finding, fault, note } from './finding.ts'
import type { ProbeOptions } from './options.ts'
import { outcomeOf, resultOf } from './outcome.ts'
import { pageFindings } from './page-use.ts'
import { cacheFindings, crossOriginFaults, crossOriginNotes, timeFindings } from './transport.ts'

export interface ProbedCall {
  method: string
  path: string
  /** Undefined where it was not asked. */
  status?: number
  milliseconds?: number
  /** The page's reaction to the answer, or the reason why the call was not made. */
  outcome: string
  findings: Finding[]
}

interface Answered {
  probed: ProbedCall
  data?: unknown
}

/** Asks for one thing and says all that is noticed of the answer. */
async function probeCall(
  { call, described }: AskedCall,
  fields: Record<string, string>,
  { backend, origin }: ProbeOptions,
  network: Network
): Promise<Answered> {
  const { method, path } = described
  const of = (outcome: string, findings: Finding[]) => ({ method, path, outcome, findings })
  try {
    const answer = await exchange({ call, fields, backend, origin }, network)
    const blocked = crossOriginFaults(answer, origin)
    const { status, ok } = answer.response
    const result =
      blocked.length > 0 ? failure('network', faultMessages.network) : resultOf(call, answer)
    const isRejected = !result.success && !/^(?:malformed|network|http|session)/.test(result.code)
    const isReadable = ok && result.code !== 'session'
    const useless = pageFindings(call, result)
    const findings = [
      ...blocked.map(fault),
      ...(ok ? [] : [fault(`answers with the status ${status}${saidIn(call, answer.text)}`)]),
      ...(result.code === 'session' ? [fault('says that the session has ended')] : []),
      ...(isReadable ? envelopeFaults(call, answer.text).map(fault) : []),
      ...(isRejected ? [note(`refuses with the code ${result.code}`)] : []),
      ...(isReadable && answer.text && /^\s*\{/.test(answer.text)
        ? readData(call, answer.text, backend)
        : []),
      ...useless,
      ...crossOriginNotes(answer),
      ...cacheFindings(answer),
      ...timeFindings(answer)
    ]
    const probed = {
      ...of(
        `${outcomeOf(call, result)}${result.success && useless.length > 0 ? ', and there it ends' : ''}`,
        findings
      ),
      status,
      milliseconds: answer.milliseconds
    }
    return { probed, data: result.success ? result.raw : undefined }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const code = isLate ? 'timeout' : 'network'
    const why = isLate
      ? `does not answer within ${network.timeout / 1000} s`
      : `is not reached: ${causeOf(error)}`
    return { probed: of(outcomeOf(call, failure(code, faultMessages[code])), [fault(why)]) }
  }
}

function causeOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error
    ? cause.message || String((cause as { code?: string }).code)
    : message
}

/** The backend's own words about its failure: often which parameter it misses. */
function saidIn(call: AskedCall['call'], text = ''): string {
  try {
    const message = JSON.parse(text)[call.client.envelope.message]
    return typeof message === 'string' && message ? `: ${message.slice(0, 200)}` : ''
  } catch {
    return ''
  }
}

/** The data of a success; of what cannot be parsed the envelope has told. */
function readData(call: AskedCall['call'], text: string, backend: string): Finding[] {
  const { code, data } = call.client.envelope
  try {
    if (!call.client.succeeds(JSON.parse(text)[code])) return []
    return dataFindings(call.path, text, { dataName: data, isPublished: /^https:/.test(backend) })
  } catch {
    return []
  }
}

/** A session that nobody has may get nothing, and has to be recognised as one that has ended. */
async function probeSession(
  call: AskedCall,
  fields: Record<string, string>,
  options: ProbeOptions,
  network: Network
): Promise<ProbedCall> {
  openPage({ ...options.common, sessionId: 'probe-of-a-session-that-nobody-has' })
  const { probed, data } = await probeCall(call, fields, options, network)
  openPage(options.common)
  const { path, outcome } = probed
  const of = (findings: Finding[]) => ({ ...probed, path: `${path} (a wrong session)`, findings })
  if (data !== undefined) return of([fault('gives a loan to a session that nobody has')])
  const isKnown = outcome === 'the page asks to log in'
  return of(
    isKnown
      ? []
      : [note('pages know an ended session by 401 or 403, as status or code, and offer to log in')]
  )
}

/** Makes every call of the pages to a backend, one after the other, and tells what a page would do. */
export async function probe(options: ProbeOptions, network: Network): Promise<ProbedCall[]> {
  const all: ProbedCall[] = []
  let answered: Record<string, string> = {}
  openPage(options.common)
  for (const call of askedCalls(options)) {
    const { described, isWrite } = call
    const { method, path } = described
    const { fields, missing } = fieldsOf(call, options.fields, answered)
    const skip = (outcome: string) => all.push({ method, path, outcome, findings: [] })
    if (isWrite && !options.writes.includes(path)) skip('not asked: a write')
    else if (missing.length > 0) skip(`not asked: nothing is given for ${missing.join(', ')}`)
    else {
      const { probed, data } = await probeCall(call, fields, options, network)
      all.push(probed)
      answered = { ...answered, ...valuesOf(path, data) }
      if (path === orderCall.path && data !== undefined) {
        all.push(await probeSession(call, fields, options, network))
      }
    }
  }
  return all
}
