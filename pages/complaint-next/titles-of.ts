import type { ComplaintStart } from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/complaint-types.ts'

export function titlesOf(
  { types, subTypes }: Pick<ComplaintStart, 'types' | 'subTypes'>,
  { type, subType }: { type: string; subType: string }
): string[] {
  const titles = [
    types.find(({ value }) => value === type)?.title,
    type === collectionType && subTypes.find(({ value }) => value === subType)?.title
  ]
  return titles.flatMap(title => title || [])
}
