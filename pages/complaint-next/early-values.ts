import type { ComplaintStart } from '../../shared/api/complaint.ts'
import { collectionType, complaintStartWire as wire } from '../../shared/api/wire/complaint.ts'
import { readRecordText } from '../../shared/context/storage.ts'
import { hasContent } from '../../shared/lib/has-content.ts'
import { lastOf } from '../../shared/lib/last-of.ts'
import { titlesOf } from './titles-of.ts'

type Answer = Record<typeof wire.types | typeof wire.sonTypes, ComplaintStart['types']>

/** Whether a draft's notice may come above. Throws at a record that is not as we write it. */
function mayBeNoticed(): boolean {
  const record = JSON.parse(readRecordText('complaint') ?? 'null')
  return record !== null && hasContent(record.data)
}

/**
 * The titles of what the address names, if the server offers all of it. A draft that only
 * IndexedDB still has is not seen from here.
 */
export function earlyValues({ data }: { data: Answer }, search: URLSearchParams): unknown {
  const type = lastOf(search, 'problemType')
  const sonType = lastOf(search, 'problemSonType')
  const start = { types: data[wire.types], sonTypes: data[wire.sonTypes] }
  const tags = titlesOf(start, { type, sonType })
  const isWhole = tags.length === (type === collectionType ? 2 : 1)
  if (!isWhole || mayBeNoticed()) return {}
  return { data: { tags, orderNo: lastOf(search, 'orderNo') } }
}
