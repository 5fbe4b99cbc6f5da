import type { SandboxState } from './state.ts'

export interface FieldRule {
  presence: 'required' | 'may be empty' | 'optional'
  shape?: RegExp
  /** The sandbox's values, in place of a shape: a backend offers its own. */
  offered?: readonly string[]
  /** In characters. */
  longest?: number
  /** Ends the sentence `… must be`. */
  says?: string
}

export type FieldRules = Record<string, FieldRule>

export const required: FieldRule = { presence: 'required' }
export const mayBeEmpty: FieldRule = { presence: 'may be empty' }
export const optional: FieldRule = { presence: 'optional' }

export function shaped(field: FieldRule, shape: RegExp, says: string): FieldRule {
  return { ...field, shape, says }
}

export function offered(field: FieldRule, values: readonly string[], says: string): FieldRule {
  return { ...field, offered: values, says }
}

/** A call's request, after it was found well-formed. */
export interface CallRequest {
  state: SandboxState
  /** How many calls of this state were answered before. */
  count: number
  query: Record<string, string>
  body: Record<string, string>
  files: Record<string, File>
  origin: string
  /** The query that travels on to links: without the call's own fields and the fault parameters. */
  context: Record<string, string>
  now: number
  /** Manila calendar day, see dates.ts. */
  today: number
  /** The same value, now a number and now a string, as real backends do. */
  flag(value: number): number | string
  /** Absolute URL of a path of the sandbox: `url('/pictures/coin.svg')`. */
  url(path: string): string
}

export type SandboxAnswer = { data: unknown } | { code: number | string; message: string }

type ClientName = 'base' | 'header' | 'form'

export interface SandboxCall {
  method: 'GET' | 'POST'
  /** Below `/muscular`. */
  path: string
  /** The purpose of the call, in the contract. */
  summary: string
  client: ClientName
  query?: FieldRules
  /** A function where the fields depend on what the borrower chose. */
  body?: FieldRules | ((state: SandboxState, body: Record<string, string>) => FieldRules)
  /** The fields that such a body always has; the others are of the borrower's choice. */
  fixedBody?: FieldRules
  /** The names of the files of a multipart call. */
  files?: string[]
  /** A call of the form client that answers in `message` and `data` all the same. */
  plain?: true
  answer(request: CallRequest): SandboxAnswer | Promise<SandboxAnswer>
}

export function success(data: unknown = {}): SandboxAnswer {
  return { data }
}

export function failure(code: number | string, message: string): SandboxAnswer {
  return { code, message }
}

const SUCCESS = [0, '00', '0']

/** The answer as it goes over the wire of the call's client. */
export function toWire(
  call: Pick<SandboxCall, 'client' | 'plain'>,
  answer: SandboxAnswer,
  count: number
): Record<string, unknown> {
  const failed = 'code' in answer
  const code = failed ? answer.code : call.client === 'base' ? SUCCESS[count % 3] : '00'
  const message = failed ? answer.message : 'success'
  const data = failed ? null : answer.data
  return usesAttach(call) ? { code, alteration: message, attach: data } : { code, message, data }
}

export function usesAttach(call: Pick<SandboxCall, 'client' | 'plain'>): boolean {
  return call.client === 'form' && !call.plain
}
