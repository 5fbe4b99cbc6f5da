import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import type { Page } from '../../page.ts'
import { notFoundHeaders, type OwnHeaders } from '../headers.ts'
import type { LoadedBrand } from '../loaded-brand.ts'
import { type Alias, aliasesOf, aliasFile } from './addresses.ts'

export type HeadersByFile = ReadonlyMap<string, OwnHeaders>

/** The built site as servers see it. All paths begin with the base path. */
export interface Site {
  base: string
  pages: Map<string, OwnHeaders>
  notFound: OwnHeaders
  aliases: Alias[]
  languages: readonly string[]
  /** Where calls go; '' when they come to this site, which then has to pass them on. */
  apiOrigin: string
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => posix.join(entry.parentPath.slice(folder.length), entry.name).replace(/^\//, ''))
    .sort()
}

export function siteOf(
  headers: HeadersByFile,
  built: readonly Page[],
  { brand }: LoadedBrand,
  base: string
): Site {
  const notFound = headers.get('404.html')
  if (!notFound) throw new Error('There is no pages/404.html')
  return {
    base,
    pages: new Map([...headers].sort().map(([file, own]) => [`${base}${file}`, own])),
    notFound: notFoundHeaders(notFound),
    aliases: aliasesOf(built, base),
    languages: brand.languages,
    apiOrigin: brand.apiOrigin
  }
}

/** The site as it is published: a developers' build has pages besides, which count for no host's limits. */
export function publishedOf(site: Site, built: readonly Page[]): Site {
  const own = built.filter(({ developer }) => developer).map(({ file }) => file)
  const isPublished = (file: string) => !own.includes(file)
  return {
    ...site,
    pages: new Map([...site.pages].filter(([path]) => isPublished(path.slice(site.base.length)))),
    aliases: site.aliases.filter(({ file }) => isPublished(file))
  }
}

export function pagesAndCopies(site: Site): Map<string, OwnHeaders> {
  const all = new Map(site.pages)
  for (const alias of site.aliases) {
    const headers = site.pages.get(`${site.base}${alias.file}`)
    if (headers) all.set(aliasFile(alias), headers)
  }
  return all
}
