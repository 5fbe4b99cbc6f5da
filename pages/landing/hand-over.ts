import { pageAddress, param, writeQuery } from '../../shared/context/query.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import { readTracking } from './source.ts'

/** The download page's address with the campaign alone: short enough to be scanned as a code. */
export function handOverAddress(): string {
  const { origin, pathname } = new URL(pageAddress())
  const template = writeQuery({ id: param('id') })
  const campaign = writeQuery(downloadQuery(readTracking()))
  return `${origin}${pathname}${template && `?${template}`}#/downloadTemplate${campaign && `?${campaign}`}`
}
