import { commonHeaders, folderCaching, type OwnHeaders } from '../headers.ts'
import { joinPolicies } from './join-policies.ts'
import { redirectsOf } from './redirects.ts'
import type { Site } from './site.ts'

/** What Cloudflare Pages reads; it drops whatever goes beyond without a word. */
const mostRules = 100
const longestLine = 2000

function checkLimits(rules: string[]): void {
  if (rules.length > mostRules) {
    throw new Error(`_headers has ${rules.length} rules, Cloudflare Pages reads ${mostRules}`)
  }
  const long = rules.flatMap(rule => rule.split('\n')).find(line => line.length > longestLine)
  if (long)
    throw new Error(`_headers has a line of ${long.length} characters: ${long.slice(0, 80)}`)
}

/** Cloudflare joins rules of one address, so a narrower one takes back (`!`) the general one. */
function rule(path: string, headers: Record<string, string>, general: Record<string, string>) {
  const differs = Object.entries(headers).filter(([name, value]) => general[name] !== value)
  const lines = differs.flatMap(([name, value]) =>
    name in general ? [`! ${name}`, `${name}: ${value}`] : [`${name}: ${value}`]
  )
  return [path, ...lines.map(line => `  ${line}`)].join('\n')
}

/**
 * Pages of other languages share rules, to stay below the limit: a placeholder stands for the tag, and a
 * policy has what any needs. Where it would stand for a folder of ours too, they keep their own.
 */
function joinTwins({ base, pages, languages }: Site): Map<string, OwnHeaders> {
  const joined = new Map<string, OwnHeaders>()
  const tags = languages.slice(1)
  for (const [path, own] of pages) {
    const [, tag = '', file = ''] = /^([^/]+)\/(.+)$/.exec(path.slice(base.length)) ?? []
    const isTwin = tags.includes(tag)
    const isOpen = ![...pages.keys()].some(each => {
      const [, folder = '', rest] = /^([^/]+)\/(.+)$/.exec(each.slice(base.length)) ?? []
      return rest === file && !tags.includes(folder)
    })
    const address = isTwin && isOpen ? `${base}:language/${file}` : path
    const other = joined.get(address)
    const policy = joinPolicies(
      [other, own].flatMap(each => each?.['Content-Security-Policy'] ?? [])
    )
    joined.set(address, { ...own, 'Content-Security-Policy': policy })
  }
  return joined
}

/** What is nowhere keeps the general rule's policy, 404.html's; Pages itself adds `no-store`. */
export function headersFile(site: Site): string {
  const { base, pages, aliases, notFound } = site
  const general = { ...commonHeaders, ...notFound, 'Cache-Control': 'no-cache' }
  const pageRule = (path: string, own: OwnHeaders) => rule(path, own, general)
  const rules = [
    `${rule('/*', general, {})}\n  ! Access-Control-Allow-Origin`,
    ...Object.entries(folderCaching).map(([folder, value]) =>
      rule(`${base}${folder}/*`, { 'Cache-Control': value }, general)
    ),
    ...[...joinTwins(site)].map(([path, own]) => pageRule(path, own)),
    // The only short names that cannot be sent on: Pages takes that for a loop.
    ...[...joinTwins(site)]
      .filter(([path]) => path.endsWith('/index.html'))
      .map(([path, own]) => pageRule(path.replace(/index\.html$/, ''), own)),
    ...aliases.flatMap(({ from, file }) => {
      const own = pages.get(`${base}${file}`)
      return own ? [pageRule(from, own)] : []
    })
  ]
  checkLimits(rules)
  return `${rules.join('\n\n')}\n`
}

/** Pages redirects from `.html`; the first rules keep it, and send short names there. */
export function redirectsFile(site: Site): string {
  return redirectsOf(site)
    .map(rule => `${rule.join(' ')}\n`)
    .join('')
}
