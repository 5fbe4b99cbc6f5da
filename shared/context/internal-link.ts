import { pagesBase } from '#pages-base'
import type { PageFile } from '../pages.ts'
import { commonParams } from './common-params.ts'
import { identity, writeQuery } from './query.ts'

/** In this language, with own and common parameters and the owner. */
export function internalLink(file: PageFile, own: Record<string, string | undefined> = {}): string {
  const query = writeQuery({ ...commonParams(), userKey: identity('userKey'), ...own })
  return `${pagesBase}${file}${query && `?${query}`}`
}
