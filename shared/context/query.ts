import { parse } from 'qs'
import { printable } from '../lib/printable.ts'

export type Query = Readonly<Record<string, string>>

const maxParameters = 100
const maxLength = 2000
/** Before each name while qs reads it: it would take a bracket at its start for structure. */
const guard = '.'

// Half of a value would be a wrong one. Brackets and dots in names mean nothing.
/** Never throws; drops values of more than 2,000 characters; the last of repeated ones counts. */
export function parseQuery(search: string): Query {
  const parsed = parse(search, {
    ignoreQueryPrefix: true,
    depth: 0,
    duplicates: 'last',
    arrayLimit: maxParameters,
    parameterLimit: maxParameters,
    decoder: (text, decode, charset, type) => {
      const decoded: string = decode(text, decode, charset)
      if (type !== 'key') return decoded
      return decoded ? guard + decoded : null
    }
  })
  const query: Record<string, string> = Object.create(null)
  for (const [name, values] of Object.entries(parsed)) {
    // qs collects what a repeated `name[]=` says, whatever `duplicates` is.
    const value = [values].flat().pop()
    if (typeof value !== 'string' || value.length > maxLength) continue
    query[name.slice(guard.length)] = value
  }
  return query
}

/** Leaves out parameters without a value. */
export function writeQuery(params: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) search.append(name, value)
  }
  return search.toString()
}

export function pickParams(names: readonly string[] = []): Record<string, string | undefined> {
  const query = parseQuery(location.search)
  return Object.fromEntries(names.map(name => [name, query[name]]))
}

/** Undefined when missing or not of the pattern. */
export function param(name: string, pattern: RegExp = printable): string | undefined {
  const value = parseQuery(location.search)[name]
  return value !== undefined && pattern.test(value) ? value : undefined
}

/** A session may be a token of the app: as long as a parameter can be. */
const identifier = /^[^\p{Cc}]+$/u

export const identity = (name: 'userKey' | 'sessionId') => param(name, identifier)

/** For a reload and the way back. */
export function keepParam(name: string, value: string): void {
  const search = new URLSearchParams(location.search)
  search.set(name, value)
  history.replaceState(history.state, '', `?${search}${location.hash}`)
}

/** `#/downloadTemplate?utm_tag=june`; any other hash is no route. */
export function hashRoute(): { path: string; query: Query } {
  const [, path = '', search = ''] = /^#\/([^?]*)\??(.*)/.exec(location.hash) ?? []
  return { path, query: parseQuery(search) }
}

export function pageAddress(): string {
  return location.href
}

/** Whether it leads to our site, in any of its languages. */
export const isOurs = ({ href }: URL): boolean =>
  href.startsWith(location.origin + import.meta.env.BASE_URL)
