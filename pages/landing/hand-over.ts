import { pageAddress, param, writeQuery } from '../../shared/context/query.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import { readTracking } from './source.ts'

/** With the campaign alone: short enough for a QR code. */
export function handOverAddress(): string {
  const { origin, pathname } = new URL(pageAddress())
  const template = writeQuery({ id: param('id') })
  const campaign = writeQuery(downloadQuery(readTracking()))
  return `${origin}${pathname}${template && `?${template}`}#/downloadTemplate${campaign && `?${campaign}`}`
}
