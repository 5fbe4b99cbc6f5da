import type { PageFile } from '../pages.ts'
import { commonParams } from './common-params.ts'
import { writeQuery } from './query.ts'

/** The address of one of our pages, with its own parameters and the common ones. */
export function internalLink(file: PageFile, own: Record<string, string | undefined> = {}): string {
  const query = writeQuery({ ...commonParams(), ...own })
  return `${import.meta.env.BASE_URL}${file}${query && `?${query}`}`
}
