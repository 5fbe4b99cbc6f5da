import { pageAddress, param, writeQuery } from '../../shared/context/query.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import { readTracking } from './source.ts'

/**
 * The download page's address for another browser or another phone: short, so that a code of it can
 * be scanned, and without anything that is not the campaign's.
 */
export function handOverAddress(): string {
  const { origin, pathname } = new URL(pageAddress())
  const template = writeQuery({ id: param('id') })
  const campaign = writeQuery(downloadQuery(readTracking()))
  return `${origin}${pathname}${template && `?${template}`}#/downloadTemplate${campaign && `?${campaign}`}`
}
