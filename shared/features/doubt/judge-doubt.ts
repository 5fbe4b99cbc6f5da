import { readEmvPayee } from '../../loan/emv/check-emv.ts'
import { bareHost, hostIn, hostOf, isBelow } from './hosts.ts'
import { spellings } from './spellings.ts'

export interface OurFacts {
  /** `63`: stands in place of the 0 of a national number. */
  countryCode: string
  phones: readonly string[]
  emails: readonly string[]
  hosts: readonly string[]
  /** Payees, billers, collectors, accounts. */
  names: readonly string[]
}

type DoubtKind = 'phone' | 'email' | 'link' | 'name'

export interface Doubt {
  kind: DoubtKind
  text: string
  /** `near`: not ours, but so like ours that it may be meant to deceive. */
  verdict: 'ours' | 'near' | 'unknown'
  /** The one of ours that it is or looks like. */
  like: string
}

/** A longer text is no number, address or name. */
const longest = 300

/** Edit distance; at most 3 are counted. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[other.length] ?? 3
}

function doubtKind(text: string): DoubtKind {
  if (/^[+\d\s().-]{7,}$/.test(text)) return 'phone'
  if (/^\S+@[^\s/]+$/.test(text) && !text.includes('://')) return 'email'
  return /^\S+\.\S{2,}$/.test(text) || /^\w+:\/\//.test(text) ? 'link' : 'name'
}

function isNear(kind: DoubtKind, typed: string, ours: string): boolean {
  const [one, other] = [spellings.lookAlike(typed), spellings.lookAlike(ours)]
  if (other.length < 4) return one === other
  const [, domain = ''] = other.split('@')
  const holdsOurs = kind === 'email' ? one.endsWith(`@${domain}`) : one.includes(other)
  return holdsOurs || distance(one, other) <= (other.length < 8 ? 1 : 2)
}

function payeeIn(text: string): string | undefined {
  const [, query] = /^upi:\/\/pay\?(.*)$/i.exec(text) ?? []
  const payees = [...new URLSearchParams(query)].filter(([name]) => name.toLowerCase() === 'pa')
  return payees.length === 1 ? payees[0]?.[1] : undefined
}

/** An account number may have signs between its digits, as a telephone number has. */
const plainName = (text: string) =>
  spellings.text(doubtKind(text) === 'phone' ? text.replace(/\D/g, '') : text)

/** A payee may look like anything: a UPI address like an e-mail, an account like a telephone number. */
function judgeName(kind: DoubtKind, text: string, names: readonly string[]): Doubt {
  const spelling = plainName(text)
  const same = names.find(each => plainName(each) === spelling)
  if (same) return { kind: 'name', text, verdict: 'ours', like: same }
  const near = names
    .filter(each => kind === 'name' || kind === doubtKind(each))
    .find(each => isNear('name', spelling, plainName(each)))
  return { kind: 'name', text, verdict: near ? 'near' : 'unknown', like: near ?? '' }
}

/** As it is dialled within its own city; `+63 2 …` and `+91 22 …` have an area, mobile numbers have none. */
function withoutArea(stated: string, countryCode: string): string {
  const [, local = ''] =
    new RegExp(`^\\+${countryCode}[\\s-]+\\d{1,2}[\\s-]+(.+)$`).exec(stated) ?? []
  return local.replace(/\D/g, '')
}

function judgeContact(kind: Exclude<DoubtKind, 'name'>, text: string, ours: OurFacts): Doubt {
  const plain = {
    phone: (each: string) => spellings.phone(each, ours.countryCode),
    email: spellings.text,
    link: (each: string) => each.toLowerCase()
  }[kind]
  const stated = { phone: ours.phones, email: ours.emails, link: ours.hosts }[kind]
  const spelling = plain(kind === 'link' ? hostOf(text) : text)
  const isSame = (each: string) =>
    each === spelling || (kind === 'link' && bareHost(each) === bareHost(spelling))
  const isLocal = (each: string) =>
    kind === 'phone' && spelling === withoutArea(each, ours.countryCode)
  const same = stated.find(each => isSame(plain(each)) || isLocal(each))
  if (same) return { kind, text, verdict: 'ours', like: same }
  // Any visible part of a link may deceive: a host in similar letters, or ours elsewhere in it.
  const readable = kind === 'link' ? [hostIn(text), text] : [spelling]
  const isOwnHost = ours.hosts.some(each => isBelow(spelling, each))
  const near = stated.find(
    each =>
      spellingsOf(kind, spelling, plain(each)).some(fact =>
        readable.some(part => isNear(kind, part, fact))
      ) ||
      (kind === 'link' && !isOwnHost && bearsOurName(spelling, each, ours.names))
  )
  return { kind, text, verdict: near ? 'near' : 'unknown', like: near ?? '' }
}

/** A payment code is ours if its name and all its accounts are: every code of a scheme has some parts in common. */
function judgeCode(code: string, names: readonly string[]): Doubt {
  const [name = '', ...accounts] = readEmvPayee(code) ?? []
  const stranger = [name, ...accounts].find(each => !names.includes(each))
  const byName = judgeName('name', name, names)
  const { verdict } = byName
  if (stranger === undefined || verdict === 'near') return byName
  if (verdict === 'ours') return { ...byName, text: `${name} · ${stranger}`, verdict: 'near' }
  return { ...byName, text: name || code.slice(0, longest) }
}

/** A contact without its scheme, and without what stood around it in a sentence. */
function withoutFrame(text: string): string {
  const plain = text
    .replace(/[.,;:!?]+$/, '')
    .replace(/^(?:\((.*)\)|<(.*)>|["'“‘](.*)["'”’])$/, '$1$2$3')
    .replace(/[.,;:!?]+$/, '')
  const contact = plain.replace(/^tel:/i, '').replace(/^mailto:([^?]*).*$/i, '$1')
  // A dash in a host is another host.
  const dashed = contact.replace(/[\u2010-\u2015\u2212]/g, '-')
  if (doubtKind(dashed) === 'phone') return dashed
  return doubtKind(contact) === 'name' ? text : contact
}

/** Compares a text with facts that the lender states of itself. Makes no call. */
export function judgeDoubt(typed: string, ours: OurFacts): Doubt | undefined {
  const whole = typed.normalize('NFKC').trim()
  const text = (payeeIn(whole) ?? withoutFrame(whole)).slice(0, longest)
  if (!text) return undefined
  if (text.startsWith('000201')) return judgeCode(typed.trim(), ours.names)
  const kind = doubtKind(text)
  const byName = judgeName(kind, text, ours.names)
  if (kind === 'name' || byName.verdict === 'ours') return byName
  const doubt = judgeContact(kind, text, ours)
  return doubt.verdict === 'unknown' && byName.verdict === 'near' ? byName : doubt
}

/** Our name in a host of somebody else; short names stand in many. */
function bearsOurName(host: string, ownHost: string, names: readonly string[]): boolean {
  const [theirs, own] = [spellings.lookAlike(host), spellings.lookAlike(ownHost)]
  return names
    .map(spellings.lookAlike)
    .some(name => name.length > 6 && own.includes(name) && theirs.includes(name))
}

/** A forger seldom copies the `www.` of a host; the lender has its sub-domains itself. */
function spellingsOf(kind: DoubtKind, spelling: string, fact: string): string[] {
  return kind === 'link' && !isBelow(spelling, fact) ? [fact, bareHost(fact)] : [fact]
}
