import { bridgeWords } from './words.ts'

/** The actions that carry nothing. */
export const bareActions = [
  'closeWebview',
  'goBack',
  'goHome',
  'goMine',
  'goLogin',
  'goRate',
  'startBankFlow',
  'endBankFlow'
] as const
export type BareAction = (typeof bareActions)[number]

export type Verdict =
  | { kind: 'web'; url: URL }
  /** A link of the app's own scheme. */
  | { kind: 'app'; link: string }
  /** A bare word of the bridge, of an action that needs nothing more. */
  | { kind: 'action'; action: BareAction }
  | { kind: 'refused' }

export interface LinkRules {
  /** Where links may lead; empty means any https host. A listed host may be http. */
  hosts: readonly string[]
  /** Schemes of the app, without the colon. */
  schemes: readonly string[]
}

const refused: Verdict = { kind: 'refused' }
const printable = /^[\x21-\x7e]{1,2048}$/
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const scheme = /^([a-z][a-z0-9+.-]*):\/\//i

/** These would run code or open files, whatever a configuration lists. */
const neverSchemes = [
  'javascript',
  'data',
  'vbscript',
  'file',
  'blob',
  'filesystem',
  'about',
  'intent',
  'content'
]

function parseUrl(link: string): URL | undefined {
  try {
    return new URL(link)
  } catch {
    return undefined
  }
}

function judgeWebLink(link: string, { hosts }: LinkRules): Verdict {
  const url = parseUrl(link)
  if (!url) return refused
  const listed = hosts.includes(url.hostname)
  const local = loopback.test(url.hostname)
  if (hosts.length > 0 && !listed && !local) return refused
  if (url.protocol === 'https:') return { kind: 'web', url }
  return url.protocol === 'http:' && (listed || local) ? { kind: 'web', url } : refused
}

/**
 * Decides what may become of a link that came from outside. Anything but printable ASCII, a
 * backslash (which browsers read as a slash) or user info is refused, and so is every scheme
 * that is neither https nor the app's own.
 */
export function judgeLink(link: unknown, rules: LinkRules): Verdict {
  if (typeof link !== 'string' || !printable.test(link) || link.includes('\\')) return refused
  if (/^https?:/i.test(link)) {
    // `new URL` forgives missing slashes and an empty user; a link we follow has neither fault.
    return /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(link) ? judgeWebLink(link, rules) : refused
  }
  const action = bareActions.find(name => bridgeWords[name] === link)
  if (action) return { kind: 'action', action }
  const named = scheme.exec(link)?.[1]?.toLowerCase()
  if (!named || neverSchemes.includes(named) || !rules.schemes.includes(named)) return refused
  return { kind: 'app', link }
}
