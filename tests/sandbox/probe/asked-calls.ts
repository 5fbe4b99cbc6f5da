import { complaintListCall } from '../../../shared/api/complaint-record.ts'
import { agreementsCall as newAgreementsCall } from '../../../shared/api/confirmation-new.ts'
import { sidCall } from '../../../shared/api/landing.ts'
import { contractScene } from '../../../shared/api/offer.ts'
import { brand } from '../../../shared/config/brand.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import type { FieldRules } from '../call.ts'
import { landingCalls } from '../calls/landing.ts'
import { calls } from '../calls.ts'
import { pageCalls } from '../contract/answers.ts'
import type { AnyCall } from '../contract/request-schema.ts'
import type { ProbeOptions } from './options.ts'

export type PageCall = (typeof pageCalls)[number]

/** A call of the pages, as the contract describes it. */
export interface AskedCall {
  call: PageCall
  described: AnyCall
  isWrite: boolean
}

/** FieldRules that are the same for everybody. */
const constants: Record<string, string> = {
  scene: contractScene,
  position: '0',
  kind: 'closure',
  overall: '30',
  templateId: String((defaultTemplate as { id: unknown }).id)
}

/**
 * The value of one answer that another call asks for: a field's name, and its name in the answer.
 */
const found: Record<string, { field: string; in: string }> = {
  [complaintListCall.path]: { field: 'problemId', in: 'id' },
  [newAgreementsCall.path]: { field: 'id', in: 'id' },
  [sidCall.path]: { field: 'sid', in: 'sid' }
}

/** Those of a service that the brand does not list: no page asks for them. */
const services = [
  { service: 'payments', path: /\/loan-details\/payments$/ },
  { service: 'papers', path: /\/loan-papers\// },
  { service: 'options', path: /\/loan-details\/options$/ },
  { service: 'arrangements', path: /\/loan-arrangement\// },
  { service: 'claims', path: /\/problem-re(?:ply|open)$/ },
  { service: 'privacy', path: /\/user-privacy\// }
] as const

/** Every call of the pages of this brand, reads before writes. */
export function askedCalls({ only }: ProbeOptions): AskedCall[] {
  const all = [...calls, ...landingCalls].flatMap(described => {
    const { path, method } = described
    const call = pageCalls.find(
      each => each.path === path && (!('method' in each) || each.method === method)
    )
    const lacks = services.some(
      each => each.path.test(path) && !brand.services.includes(each.service)
    )
    const isChosen = only.length === 0 || only.some(start => path.startsWith(start))
    if (!call || lacks || !isChosen) return []
    return { call, described, isWrite: !('kind' in call) || call.kind === 'write' }
  })
  return [...all.filter(({ isWrite }) => !isWrite), ...all.filter(({ isWrite }) => isWrite)]
}

/** The first value under a name, however deep. */
function firstOf(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const [key, value] of Object.entries(data)) {
    const isText = typeof value === 'string' || typeof value === 'number'
    if (key === name && isText && value !== '') return String(value)
    const inner = firstOf(value, name)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** The values of this answer that later calls are made with. */
export function valuesOf(path: string, data: unknown): Record<string, string> {
  const wanted = found[path]
  const value = wanted && firstOf(data, wanted.in)
  return wanted && value !== undefined ? { [wanted.field]: value } : {}
}

/** The fields that a call is sent with; `missing` are those that it needs and nobody has given. */
export function fieldsOf(
  { described, isWrite }: AskedCall,
  ownFields: Record<string, string>,
  answered: Record<string, string>
): { fields: Record<string, string>; missing: string[] } {
  const isOpen = typeof described.body === 'function'
  const fixed = 'fixedBody' in described ? described.fixedBody : undefined
  const rules = { ...described.query, ...((isOpen ? fixed : described.body) as FieldRules) }
  // A write does what it says: nothing of it is made up.
  const values = isWrite ? ownFields : { ...constants, ...answered, ...ownFields }
  const wanted = Object.entries(rules).filter(([, { presence }]) => presence !== 'optional')
  const fields = isOpen ? { ...values } : {}
  const missing: string[] = []
  for (const [name, { presence }] of wanted) {
    const value = presence === 'required' || ownFields[name] ? values[name] : ''
    if (value === undefined || (value === '' && presence === 'required')) missing.push(name)
    else fields[name] = value
  }
  return { fields, missing }
}
