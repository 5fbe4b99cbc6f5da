import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnHeaders } from '../headers.ts'
import { pagesAndCopies, type Site } from './site.ts'

const name = 'headers.json'

/** Headers of html besides the common ones, by its path: `/order.html`. */
export interface ServedHeaders {
  pages: Record<string, OwnHeaders>
  notFound: OwnHeaders
}

/** Writes down what html is sent with, for servers of ours that know no more than the folder. */
export function writeServedHeaders(folder: string, site: Site): void {
  const served: ServedHeaders = {
    pages: Object.fromEntries(pagesAndCopies(site)),
    notFound: site.notFound
  }
  writeFileSync(join(folder, name), `${JSON.stringify(served, null, 2)}\n`)
}

export function readServedHeaders(folder: string): ServedHeaders | undefined {
  const path = join(folder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
