import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Page } from '../../pages.ts'
import { ownHeaders } from '../headers.ts'
import type { Chosen } from '../load-brand.ts'
import { type Alias, aliasesOf, aliasFile } from './addresses.ts'

/** What one page is sent with, besides what all are. */
export type OwnHeaders = ReturnType<typeof ownHeaders>

/** The built site as servers see it. All paths begin with the base path. */
export interface Site {
  base: string
  /** Every html file. */
  pages: Map<string, OwnHeaders>
  /** What answers where there is nothing. */
  notFound: OwnHeaders
  aliases: Alias[]
  /** Where calls go; '' when they come to this site, which then has to pass them on. */
  apiOrigin: string
}

/** All files below a folder, by their paths in it. */
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
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const files = filesIn(folder).filter(file => file.endsWith('.html'))
  return {
    base,
    pages: new Map(files.map(file => [`${base}${file}`, ownHeaders(read(file), brand)])),
    notFound: ownHeaders(read('404.html'), brand, 404),
    aliases: aliasesOf(built, base),
    apiOrigin: brand.apiOrigin
  }
}

/** The pages, and their copies that stand under aliases. */
export function pagesAndCopies(site: Site): Map<string, OwnHeaders> {
  const all = new Map(site.pages)
  for (const alias of site.aliases) {
    const headers = site.pages.get(`${site.base}${alias.file}`)
    if (headers) all.set(aliasFile(alias), headers)
  }
  return all
}
