import * as v from 'valibot'
import type { Call } from '../../shared/api/call.ts'
import { complaintSaveCall } from '../../shared/api/complaint.ts'
import { agreementsCall } from '../../shared/api/confirmation.ts'
import { failureCall } from '../../shared/api/joint-login.ts'
import { templateCall } from '../../shared/api/landing.ts'
import { sms } from '../../shared/api/landing-registration.ts'
import { orderCall } from '../../shared/api/order.ts'
import { requestOf } from '../../shared/api/request.ts'
import { basePath } from '../../shared/api/wire.ts'
import { commonParams, ownParams } from '../../shared/context/common-params.ts'
import { internalLink } from '../../shared/context/internal-link.ts'
import { param, pickParams } from '../../shared/context/query.ts'
import type { Page } from '../../shared/page.ts'
import type { PageFile } from '../../shared/pages.ts'
import { readers } from './readers.ts'

/** One call of each client and method. */
const sessionCalls: readonly Call<never>[] = [
  orderCall,
  complaintSaveCall,
  failureCall,
  agreementsCall
] as never
const visitorCalls: readonly Call<never>[] = [templateCall, sms] as never
const fields = { given: 'x' }

/** The names that stand in an address, decoded and as they are written. */
function namesIn(search: string): Set<string> {
  const written = search
    .slice(1)
    .replace(/%5B/gi, '[')
    .replace(/%5D/gi, ']')
    .split('&')
    // A name in brackets ends behind them, whatever is in it.
    .map(part => /^(.*?\])=/s.exec(part)?.[1] ?? part.split('=')[0] ?? '')
    .map(name => name.replace(/\+/g, ' '))
  const decoded = written.map(name => {
    try {
      return decodeURIComponent(name)
    } catch {
      return name
    }
  })
  return new Set([...new URLSearchParams(search).keys(), ...written, ...decoded])
}

const foreign = (names: Iterable<string>, isKnown: (name: string) => boolean) =>
  [...names].filter(name => !isKnown(name))

function callProblems(page: Page, call: Call<never>, ownNames: Set<string>): string[] {
  const { url, init } = requestOf(call, fields)
  const { origin, pathname, hash, searchParams } = new URL(url, location.origin)
  const isOwn = (name: string) => page.query.includes(name)
  const isField = (name: string) => init.method === 'GET' && name in fields
  const travels = (name: string) => ownNames.has(name) && isOwn(name) === Boolean(call.anonymous)
  // A visitor's form says its language.
  const isForm = (name: string) =>
    name === 'lang' && call.anonymous === true && init.method === 'POST'
  const body = new URLSearchParams(String(init.body ?? ''))
  const sent = Object.entries(init.headers as Record<string, string>)
  const headers = ['X-Requested-With', 'Content-Type', ...(call.client.headers ?? [])]
  // `new Headers` throws on anything else, in a browser.
  const isHeader = ([name, value]: string[]) =>
    headers.includes(name ?? '') && /^[\x20-\x7e]{1,2000}$/.test(value ?? '')
  const bodyNames = [...Object.keys(fields), ...(call.client.body ?? [])]
  return [
    ...foreign(searchParams.keys(), name => isField(name) || travels(name) || isForm(name)).map(
      name => `${name} is in the address of a call`
    ),
    ...foreign(body.keys(), name => bodyNames.includes(name)).map(name => `${name} is in a body`),
    ...sent.filter(each => !isHeader(each)).map(each => `${each.join(': ')} is a header`),
    ...(origin === location.origin && pathname === `${basePath}${call.path}` && hash === ''
      ? []
      : [`a call goes to ${origin}${pathname}${hash}`])
  ]
}

function linkProblems(page: Page, ownNames: Set<string>): string[] {
  const { origin, pathname, hash, searchParams } = new URL(
    internalLink('order.html', { orderId: '1' }),
    location.origin
  )
  const isKnown = (name: string) =>
    name === 'orderId' || (ownNames.has(name) && (!page.query.includes(name) || name === 'userKey'))
  return [
    ...foreign(searchParams.keys(), isKnown).map(name => `${name} is in a link`),
    ...(searchParams.getAll('orderId').length === 1 ? [] : ['a link names two orders']),
    ...(origin === location.origin && pathname === '/order.html' && hash === ''
      ? []
      : [`a link leads to ${origin}${pathname}${hash}`])
  ]
}

function readingProblems({ file, query }: Page, which: number): string[] {
  const reader = readers[file as PageFile]
  const parsed = reader && v.safeParse(reader.type, reader.read())
  const texts = Object.entries({ ...pickParams(query), ...commonParams(), ...ownParams() })
  const wrong = texts.filter(([, text]) => text !== undefined && typeof text !== 'string')
  const long = texts.filter(([, text]) => typeof text === 'string' && text.length > 2000)
  const name = query[which % query.length] ?? ''
  const isLoose = !/^[^\p{Cc}]{0,200}$/u.test(param(name) ?? '')
  return [
    ...(parsed?.issues ?? []).map(issue => `${v.getDotPath(issue)}: ${issue.message}`),
    ...[...wrong, ...long].map(([name]) => `${name} is no text, or too long`),
    ...(isLoose ? [`${name} is not printable`] : [])
  ]
}

const builtIn = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
const before = builtIn.map(each => Reflect.ownKeys(each).length)

/** Whether something has found its way into what all objects inherit. */
export function pollution(): string[] {
  const isClean = builtIn.every((each, index) => Reflect.ownKeys(each).length === before[index])
  return isClean && !('polluted' in {}) ? [] : ['a prototype is polluted']
}

/** The faults in how a page reads an address, and in what it makes of it. */
export function queryProblems(page: Page, query: string, which: number): string[] {
  history.replaceState(null, '', `/${page.file}?${query}`)
  document.documentElement.dataset.page = JSON.stringify({ own: page.query })
  const ownNames = namesIn(location.search)
  const calls = page.anonymous ? visitorCalls : sessionCalls
  const call = calls[which % calls.length]
  return [
    ...readingProblems(page, which),
    ...(call ? callProblems(page, call, ownNames) : []),
    ...linkProblems(page, ownNames),
    ...pollution()
  ]
}
