import { commonHeaders, folderCaching, type OwnHeaders } from '../headers.ts'
import { joinPolicies } from './join-policies.ts'
import { redirectsOf } from './redirects.ts'
import type { Site } from './site.ts'

/** Limits of Cloudflare Pages, which drops whatever goes beyond without a word. */
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

// A page keeps its own rule where a placeholder would fit another page too, or where it frames a site.
/** The address of a page's rule: pages share rules by placeholders, to stay below the limit of Cloudflare. */
function ruleAddress({ base, pages, languages }: Site, path: string, own: OwnHeaders): string {
  const tags = languages.slice(1)
  const parts = (each: string) => each.slice(base.length).split('/')
  const [tag = '', ...inLanguage] = parts(path)
  const isTwin = tags.includes(tag)
  const names = isTwin ? inLanguage : parts(path)
  const isOpen = ![...pages.keys()].some(each => {
    const [folder = '', ...rest] = parts(each)
    return rest.join('/') === names.join('/') && !tags.includes(folder)
  })
  if (isTwin && !isOpen) return path
  const isShared = names.length > 1 && !own['Content-Security-Policy']?.includes('frame-src')
  const name = isShared ? [...names.slice(0, -1), ':page'] : names
  return base + [...(isTwin ? [':language'] : []), ...name].join('/')
}

/** The rules of pages; a policy has what any page of its rule needs. */
function joinPages(site: Site): Map<string, OwnHeaders> {
  const joined = new Map<string, OwnHeaders>()
  const add = (address: string, own: OwnHeaders) => {
    // A file that is not there is answered under the rule of its folder, by 404.html.
    const among = isOfFolder(address) ? [own, site.notFound] : [own]
    const policies = [joined.get(address), ...among].flatMap(
      each => each?.['Content-Security-Policy'] ?? []
    )
    joined.set(address, { ...own, 'Content-Security-Policy': joinPolicies(policies) })
  }
  for (const [path, own] of site.pages) {
    const address = ruleAddress(site, path, own)
    add(address, own)
    // The only short names that cannot be sent on: Pages takes that for a loop.
    if (path.endsWith('/index.html')) add(address.replace(/[^/]+$/, ''), own)
  }
  // Pages that frame another site come last, and take the rule of their folder back.
  return new Map(
    [...joined].sort(([one], [other]) => Number(isOfFolder(other)) - Number(isOfFolder(one)))
  )
}

const isOfFolder = (address: string) => address.endsWith('/:page')

/** An address that is nowhere keeps the general rule's policy, 404.html's; Pages itself adds `no-store`. */
export function headersFile(site: Site): string {
  const { base, pages, aliases, notFound } = site
  const general = { ...commonHeaders, ...notFound, 'Cache-Control': 'no-cache' }
  const pageRule = (path: string, own: OwnHeaders) => rule(path, own, general)
  const rules = [
    `${rule('/*', general, {})}\n  ! Access-Control-Allow-Origin`,
    ...Object.entries(folderCaching).map(([folder, value]) =>
      rule(`${base}${folder}/*`, { 'Cache-Control': value }, general)
    ),
    ...[...joinPages(site)].map(([path, own]) => pageRule(path, own)),
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
