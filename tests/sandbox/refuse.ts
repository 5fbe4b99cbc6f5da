import type { Body } from './body.ts'
import type { FieldRule, FieldRules, SandboxCall } from './call.ts'

export const COMMON = ['appVersion', 'deviceName', 'deviceId', 'osVersion', 'sessionId', 'adId']
const HEADERS = ['building', 'gather']
const BODY_FIELDS = ['swift', 'eyes']

/** The parts of a call that tell a well-formed request of it. */
type WellFormed = Pick<SandboxCall, 'method' | 'client' | 'query' | 'files'>

function fieldProblem(place: string, name: string, field: FieldRule, value?: string) {
  const what = `${place} ${name}`
  if (value === undefined) return field.presence === 'optional' ? undefined : `${what} is missing`
  if (value === '') return field.presence === 'required' ? `${what} is empty` : undefined
  const fits = field.shape?.test(value) ?? field.offered?.includes(value) ?? true
  if (!fits) return `${what} must be ${field.says}`
  return undefined
}

function fieldsProblem(place: string, fields: FieldRules, values: Record<string, string>) {
  for (const [name, field] of Object.entries(fields)) {
    const problem = fieldProblem(place, name, field, values[name])
    if (problem) return problem
  }
  return undefined
}

function unknownProblem(fields: FieldRules, values: Record<string, unknown>, also: string[]) {
  const name = Object.keys(values).find(
    each => !Object.hasOwn(fields, each) && !also.includes(each)
  )
  return name === undefined ? undefined : `body field ${name} is unknown`
}

/** A header can only carry printable ASCII; clients drop what is not. */
function fitsHeader(value: string): boolean {
  return /^[\x20-\x7e]+$/.test(value) && value.trim() !== ''
}

function transportProblem(
  call: WellFormed,
  request: Request,
  query: Record<string, string>,
  body: Body
) {
  if (call.client === 'header') {
    for (const name of HEADERS) {
      const value = query[name]
      if (value === undefined || !fitsHeader(value)) continue
      if (request.headers.get(name) !== value.trim()) return `header ${name} is missing or differs`
    }
  }
  if (call.client === 'form' && call.method === 'POST') {
    for (const name of BODY_FIELDS) {
      const value = query[name]
      if (value && body.fields[name] !== value) return `body field ${name} is missing or differs`
    }
  }
  return undefined
}

export function senderProblem(request: Request): string | undefined {
  if (request.headers.get('x-requested-with') === 'XMLHttpRequest') return undefined
  return 'header X-Requested-With: XMLHttpRequest is missing'
}

export function contextProblem(request: Request, query: Record<string, string>) {
  const problem = senderProblem(request)
  if (problem) return problem
  const missing = COMMON.find(name => query[name] === undefined)
  return missing && `common parameter ${missing} is missing`
}

/**
 * The fault for which a real backend would refuse this request; undefined when it is well-formed.
 */
export function requestProblem(
  call: WellFormed,
  fields: FieldRules,
  request: Request,
  query: Record<string, string>,
  body: Body
): string | undefined {
  const passes = call.client === 'form' ? BODY_FIELDS.filter(name => query[name]) : []
  const missingFile = call.files?.find(name => !body.files[name])
  return (
    body.problem ??
    transportProblem(call, request, query, body) ??
    fieldsProblem('query field', call.query ?? {}, query) ??
    unknownProblem(fields, body.fields, passes) ??
    fieldsProblem('body field', fields, body.fields) ??
    (missingFile && `file ${missingFile} is missing`) ??
    Object.keys(body.files)
      .filter(name => !call.files?.includes(name))
      .map(name => `file ${name} is unknown`)[0]
  )
}
