import { commonHeaders } from '../headers.ts'
import { notFoundPolicy, type Site } from './site.ts'

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

function rule(path: string, lines: string[]): string {
  return [path, ...lines].map((line, index) => (index === 0 ? line : `  ${line}`)).join('\n')
}

/**
 * Rules that match the same address are joined, so a narrower one first takes back (`!`) what the
 * general one said. What is nowhere keeps the general rule's policy, the one of 404.html;
 * Pages itself sends it with `no-store`.
 */
export function headersFile(site: Site): string {
  const { base, policies, aliases } = site
  const pageRule = (path: string, policy: string) =>
    rule(path, ['! Content-Security-Policy', `Content-Security-Policy: ${policy}`])
  const rules = [
    rule('/*', [
      '! Access-Control-Allow-Origin',
      ...Object.entries(commonHeaders).map(([name, value]) => `${name}: ${value}`),
      `Content-Security-Policy: ${notFoundPolicy(site)}`,
      'Cache-Control: no-cache'
    ]),
    rule(`${base}assets/*`, [
      '! Cache-Control',
      'Cache-Control: public, max-age=31536000, immutable'
    ]),
    ...[...policies].map(([path, policy]) => pageRule(path, policy)),
    // The only short names that cannot be sent on: Pages takes that for a loop.
    ...[...policies]
      .filter(([path]) => path.endsWith('/index.html'))
      .map(([path, policy]) => pageRule(path.replace(/index\.html$/, ''), policy)),
    ...aliases.map(({ from, file }) => pageRule(from, policies.get(`${base}${file}`) ?? ''))
  ]
  checkLimits(rules)
  return `${rules.join('\n\n')}\n`
}

/**
 * Pages takes `.html` off addresses by a redirect. The first rules keep it on: they find each
 * page's file under its whole name, and send the short names there.
 */
export function redirectsFile({ base, policies, aliases }: Site): string {
  const short = (path: string) => path.replace(/(?:\/index)?\.html$/, '')
  const froms = new Set(aliases.map(({ from }) => from))
  const lines = aliases.map(({ from, file }) => {
    const to = short(`${base}${file}`)
    return `${from} ${file.endsWith('index.html') ? `${to}/` : to} 200`
  })
  for (const path of policies.keys()) {
    const name = short(path)
    lines.push(`${path} ${path.endsWith('/index.html') ? `${name}/` : name} 200`)
    if (!froms.has(name)) lines.push(`${name} ${path} 301`)
  }
  for (const from of froms) if (!from.endsWith('/')) lines.push(`${from}/ ${from} 301`)
  return `${lines.join('\n')}\n`
}
