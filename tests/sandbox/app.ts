import { Hono } from 'hono'
import { requestIdWire } from '../../shared/api/wire.ts'
import { applyFault, isConnectionReset, sleep } from './apply-fault.ts'
import { type Body, readBody } from './body.ts'
import { type CallRequest, type SandboxCall, success, toWire, usesAttach } from './call.ts'
import { calls as knownCalls } from './calls.ts'
import { checkAnswer } from './check-answer.ts'
import { manilaDay } from './dates.ts'
import { chooseFault, clockOf, delayOf, FAULT_PARAMETERS, faultProblem } from './faults.ts'
import { inLanguage } from './in-language.ts'
import { answerLanding, isVisitorsCall } from './landing/answer.ts'
import { serveLanding } from './landing/serve.ts'
import { createVisitors } from './landing/visitors.ts'
import { servePages } from './pages.ts'
import { post } from './payments.ts'
import { contextProblem, requestProblem } from './refuse.ts'
import { createStates, type SandboxState } from './state.ts'
import type { Served } from './workbench/listing.ts'
import { serveWorkbench } from './workbench/serve.ts'

export interface LoggedCall {
  method: string
  /** The path below `/muscular`. */
  path: string
  query: Record<string, string>
  body: Record<string, string>
  headers: Record<string, string>
  borrower: string
  /** 0 as long as, or when, there is no answer. */
  status: number
}

export interface Sandbox {
  app: Hono
  reset(): void
  calls: LoggedCall[]
}

const LOGGED = 10_000

function refuse(message: string, call?: SandboxCall): Response {
  const isAttach = call && usesAttach(call)
  const wire = isAttach ? { alteration: message, attach: null } : { message, data: null }
  return Response.json({ code: '400', ...wire }, { status: 400 })
}

function describeFiles(files: Record<string, File>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      `${file.name} (${file.type}, ${file.size} bytes)`
    ])
  )
}

/** The parameters that travel on to the next page. */
function contextOf(call: SandboxCall, query: Record<string, string>): Record<string, string> {
  const own = [...FAULT_PARAMETERS, requestIdWire.query, ...Object.keys(call.query ?? {})]
  return Object.fromEntries(Object.entries(query).filter(([name]) => !own.includes(name)))
}

function ask(
  call: SandboxCall,
  state: SandboxState,
  url: URL,
  body: Body,
  now: number
): CallRequest {
  const query = Object.fromEntries(url.searchParams)
  // Counted here, before any waiting, so that calls at the same time differ too.
  const count = state.answered++
  return {
    state,
    count,
    query,
    body: body.fields,
    files: body.files,
    origin: url.origin,
    context: contextOf(call, query),
    now,
    today: manilaDay(now),
    flag: value => (count % 2 === 0 ? value : String(value)),
    url: path => `${url.origin}/muscular/sandbox${path}`
  }
}

async function work(call: SandboxCall, request: CallRequest): Promise<Record<string, unknown>> {
  const { state } = request
  const { fails, answers } = state.borrower
  const refused = fails?.[call.path]
  if (refused) return toWire(call, inLanguage(refused, request.query.lang), request.count)
  // A scenario's own answer may be as wrong as a backend's.
  const data = answers?.[call.path]
  if (data !== undefined) return toWire(call, success(data), request.count)
  const answer = await call.answer(request)
  if ('data' in answer) checkAnswer(call.path, answer.data)
  return toWire(call, inLanguage(answer, request.query.lang), request.count)
}

export interface SandboxOptions {
  now?: () => number
  /** Gets the text messages. */
  log?: (line: string) => void
  /** The server's own settings, for the workbench that stands on it. */
  served?: Served
}

export function createSandbox({
  now = Date.now,
  log = () => {},
  served
}: SandboxOptions = {}): Sandbox {
  const app = new Hono()
  const calls: LoggedCall[] = []
  const states = createStates(now)
  const visitors = createVisitors(now)
  const messages: string[] = []
  const tell = (line: string) => {
    messages.unshift(line)
    log(line)
  }

  /** The first answers to requests that named their intention. */
  const first = new Map<string, Promise<Record<string, unknown>>>()

  /** Does what is asked once for each intention; a repeated id gets the first answer. */
  function once(
    request: Request,
    query: Record<string, string>,
    path: string,
    work: () => Promise<Record<string, unknown>>
  ): Promise<Record<string, unknown>> {
    const id = query[requestIdWire.query] ?? request.headers.get(requestIdWire.header)
    if (!id) return work()
    const key = `${query.sessionId} ${path} ${id}`
    const answer = first.get(key) ?? work()
    first.set(key, answer)
    return answer
  }

  async function answer(request: Request, logged: LoggedCall, url: URL): Promise<Response> {
    const { path, query } = logged
    if (isVisitorsCall(path)) {
      const landing = await answerLanding({
        request,
        path,
        query,
        visitors,
        log: tell,
        refuse,
        once: work => once(request, query, path, work)
      })
      logged.body = landing.body.fields
      return landing.response
    }
    const candidates = knownCalls.filter(call => call.path === path)
    const call = candidates.find(each => each.method === request.method)
    const body = await readBody(request, Boolean(call?.files))
    logged.body = { ...body.fields, ...describeFiles(body.files) }
    if (candidates.length === 0) return refuse(`path ${path} is unknown`)
    if (!call) return refuse(`method must be ${candidates.map(each => each.method).join(' or ')}`)
    const problem = contextProblem(request, query) ?? faultProblem(query)
    if (problem) return refuse(problem, call)
    const state = states.find(query.sessionId ?? '')
    if (!state) return refuse(`sessionId ${query.sessionId} names no borrower of the sandbox`, call)
    const fields = typeof call.body === 'function' ? call.body(state, body.fields) : call.body
    const wrong = requestProblem(call, fields ?? {}, request, query, body)
    if (wrong) return refuse(wrong, call)
    const at = now() + clockOf(query)
    post(state, at)
    const callRequest = ask(call, state, url, body, at)
    const fault = chooseFault(query, path, state.faults)
    await sleep(delayOf(query), request.signal)
    const working = () => once(request, query, path, () => work(call, callRequest))
    if (!fault) return Response.json(await working())
    const wire = fault.worksFirst ? await working() : {}
    return applyFault(fault, wire, usesAttach(call) ? 'attach' : 'data', request.signal)
  }

  app.onError((error, c) => {
    // fetch sees a dead socket as an error, not as an answer; so must callers without a network.
    if (isConnectionReset(error) || c.req.raw.signal.aborted) throw error
    return new Response(`The sandbox failed: ${error.stack}`, { status: 500 })
  })

  serveLanding(app, visitors)
  serveWorkbench(app, messages, served)
  servePages(app, states, calls, query => now() + clockOf(query))

  app.all('/muscular/*', async c => {
    const url = new URL(c.req.url)
    const query = Object.fromEntries(url.searchParams)
    const logged: LoggedCall = {
      method: c.req.method,
      path: url.pathname.slice('/muscular'.length),
      query,
      body: {},
      headers: Object.fromEntries(c.req.raw.headers),
      borrower: (query.sessionId ?? '').split('.')[0] ?? '',
      status: 0
    }
    calls.push(logged)
    if (calls.length > LOGGED) calls.shift()
    const response = await answer(c.req.raw, logged, url)
    logged.status = response.status
    response.headers.set('Date', new Date(now() + clockOf(query)).toUTCString())
    response.headers.set('Cache-Control', 'no-store')
    return response
  })

  return {
    app,
    calls,
    reset() {
      states.reset()
      visitors.reset()
      first.clear()
      calls.length = 0
    }
  }
}
