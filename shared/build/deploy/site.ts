import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Page } from '../../pages.ts'
import { contentSecurityPolicy } from '../headers.ts'
import type { Chosen } from '../load-brand.ts'
import { type Alias, aliasesOf, aliasFile } from './addresses.ts'

/** The built site as servers see it. All paths begin with the base path. */
export interface Site {
  base: string
  /** Every html file and its content security policy. */
  policies: Map<string, string>
  aliases: Alias[]
  /** Where calls go; '' when they come to this site, which then has to pass them on. */
  apiOrigin: string
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => posix.join(entry.parentPath.slice(folder.length), entry.name).replace(/^\//, ''))
    .sort()
}

/** Reads the built html: its inline styles and scripts decide its policy. */
export function readSite(
  folder: string,
  built: readonly Page[],
  { brand }: Chosen,
  base: string
): Site {
  const policies = new Map<string, string>()
  for (const file of filesIn(folder).filter(name => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    policies.set(`${base}${file}`, contentSecurityPolicy(html, brand))
  }
  return { base, policies, aliases: aliasesOf(built, base), apiOrigin: brand.apiOrigin }
}

/** The policy of what there is not. */
export function notFoundPolicy({ policies, base }: Site): string {
  return policies.get(`${base}404.html`) ?? "default-src 'none'"
}

/** Policies by address: of each file, and of the copies that stand under aliases. */
export function allPolicies(site: Site): Map<string, string> {
  const all = new Map(site.policies)
  for (const alias of site.aliases) {
    const policy = site.policies.get(`${site.base}${alias.file}`)
    if (policy) all.set(aliasFile(alias), policy)
  }
  return all
}
