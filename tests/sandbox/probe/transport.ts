import type { Exchange } from './exchange.ts'
import { type Finding, fault, note } from './finding.ts'

const allows = (list: string | null, name: string) =>
  list === '*' ||
  (list ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .includes(name)

/** Why a browser keeps an answer of another origin from the page; empty where it does not. */
export function crossOriginFaults(
  { preflight, response, headers }: Exchange,
  origin: string
): string[] {
  if (!preflight) return []
  const isAllowed = (answer: Response) =>
    ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '')
  const allowed = preflight.headers.get('access-control-allow-headers')
  const refused = headers.filter(name => !allows(allowed, name))
  return [
    ...(preflight.ok ? [] : [`the browser’s OPTIONS is answered with ${preflight.status}`]),
    ...(isAllowed(preflight) ? [] : [`OPTIONS does not allow the origin ${origin}`]),
    ...(isAllowed(response) ? [] : [`the answer does not allow the origin ${origin}`]),
    ...(refused.length > 0 ? [`OPTIONS does not allow the header ${refused.join(', ')}`] : [])
  ]
}

/** Notes on an answer across origins which spoil no page. */
export function crossOriginNotes({ preflight, response }: Exchange): Finding[] {
  if (!preflight) return []
  const exposed = response.headers.get('access-control-expose-headers')
  return [
    ...(allows(exposed, 'date')
      ? []
      : [note('Date is not exposed: a page judges days by the phone’s clock')]),
    ...(preflight.headers.has('access-control-max-age')
      ? []
      : [note('OPTIONS has no Access-Control-Max-Age: the browser asks before each call')])
  ]
}

/** In milliseconds: a borrower taps again after a few seconds. */
const slow = 2000

/** An answer of one borrower’s may rest in no cache. */
export function cacheFindings({ response, method }: Exchange): Finding[] {
  const caching = response.headers.get('cache-control') ?? ''
  const isKept = /\bpublic\b|(?:max-age|s-maxage)=[1-9]/.test(caching) && !/no-store/.test(caching)
  const age = Number(response.headers.get('age') ?? 0)
  return [
    ...(isKept ? [fault(`may be cached (${caching}): another borrower may get it`)] : []),
    ...(age > 0 ? [fault(`came out of a cache, ${age} s old`)] : []),
    ...(method === 'GET' && caching === ''
      ? [note('says nothing of caching: answer Cache-Control: no-store')]
      : [])
  ]
}

export function timeFindings({ milliseconds, response }: Exchange): Finding[] {
  return [
    ...(milliseconds > slow ? [note(`took ${(milliseconds / 1000).toFixed(1)} s`)] : []),
    ...(response.headers.has('date')
      ? []
      : [note('has no Date: a page judges days by the phone’s clock')])
  ]
}
