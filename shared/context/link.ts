import { bridgeWords } from '../config/bridge-words.ts'
import { isPlain, webUrl } from './web-link.ts'

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

export type LinkVerdict =
  | { kind: 'web'; url: URL }
  | { kind: 'app'; link: string }
  | { kind: 'action'; action: BareAction }
  | { kind: 'refused' }

export interface LinkRules {
  /** Where links may lead; empty means any https host but an international one. A listed host may be http. */
  hosts: readonly string[]
  schemes: readonly string[]
  /** By default the build's mode. */
  published?: boolean
}

const refused: LinkVerdict = { kind: 'refused' }
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

/** Refuses other schemes, user info, backslashes, hosts and app links beyond printable ASCII. */
export function judgeLink(link: unknown, rules: LinkRules): LinkVerdict {
  if (typeof link !== 'string') return refused
  if (/^https?:/i.test(link)) {
    const url = webUrl(link, rules.hosts, rules.published)
    return url ? { kind: 'web', url } : refused
  }
  if (!isPlain(link)) return refused
  const action = bareActions.find(name => bridgeWords[name] === link)
  if (action) return { kind: 'action', action }
  const linkScheme = scheme.exec(link)?.[1]?.toLowerCase()
  if (!linkScheme || neverSchemes.includes(linkScheme) || !rules.schemes.includes(linkScheme))
    return refused
  return { kind: 'app', link }
}
