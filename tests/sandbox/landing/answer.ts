import { applyFault, sleep } from '../apply-fault.ts'
import { type Body, readBody } from '../body.ts'
import { type SandboxAnswer, toWire } from '../call.ts'
import { type LandingCall, landingCalls } from '../calls/landing.ts'
import { checkAnswer } from '../check-answer.ts'
import { chooseFault, delayOf, faultProblem } from '../faults.ts'
import { requestProblem, senderProblem } from '../refuse.ts'
import type { Visitors } from './visitors.ts'

interface VisitorAsk {
  request: Request
  path: string
  query: Record<string, string>
  visitors: Visitors
  log: (line: string) => void
  refuse: (message: string) => Response
  /** Does a write once for each id of a request. */
  once: (work: () => Promise<Record<string, unknown>>) => Promise<Record<string, unknown>>
}

export interface LandingResponse {
  response: Response
  body: Body
}

/**
 * Faults travel in the campaign's tag, `utm_tag=fault=html&faultOn=get-sms`: pages send nothing else. The
 * workbench adds them to the call itself.
 */
function faultsOf({ utm_tag = '', ...query }: Record<string, string>): Record<string, string> {
  return { ...query, ...Object.fromEntries(new URLSearchParams(utm_tag)) }
}

function problemOf(
  call: LandingCall,
  { request, query }: VisitorAsk,
  body: Body
): string | undefined {
  if (query.sessionId !== undefined) return 'a landing call carries no session'
  return (
    senderProblem(request) ??
    faultProblem(faultsOf(query)) ??
    requestProblem(call, call.body ?? {}, request, query, body)
  )
}

/** Whether a call is one of a visitor's, who has no session. */
export const isVisitorsCall = (path: string) =>
  path.startsWith('/landing/') || landingCalls.some(call => call.path === path)

/** Answers a call of a visitor without a session. */
export async function answerLanding(asking: VisitorAsk): Promise<LandingResponse> {
  const { request, path, query, visitors, log, refuse, once } = asking
  const body = await readBody(request, false)
  const candidates = landingCalls.filter(call => call.path === path)
  const call = candidates.find(each => each.method === request.method)
  if (!call) {
    const methods = candidates.map(each => each.method).join(' or ')
    const message = methods ? `method must be ${methods}` : `path ${path} is unknown`
    return { response: refuse(message), body }
  }
  const problem = problemOf(call, asking, body)
  if (problem) return { response: refuse(problem), body }
  const work = async () => {
    const answer: SandboxAnswer = call.answer({ visitors, query, body: body.fields, log })
    if ('data' in answer) checkAnswer(path, answer.data)
    return toWire(call, answer, visitors.count())
  }
  const faults = faultsOf(query)
  const fault = chooseFault(faults, path, visitors.faultsOf(query.utm_tag ?? ''))
  await sleep(delayOf(faults), request.signal)
  if (!fault) return { response: Response.json(await once(work)), body }
  const wire = fault.worksFirst ? await once(work) : {}
  return { response: await applyFault(fault, wire, 'data', request.signal), body }
}
