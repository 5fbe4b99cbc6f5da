import type { ComplaintStart } from '../../shared/api/complaint.ts'
import { collectionType } from '../../shared/api/wire/complaint.ts'

/** What the chosen type and sub-type are called, as far as the server offers them. */
export function titlesOf(
  { types, sonTypes }: Pick<ComplaintStart, 'types' | 'sonTypes'>,
  { type, sonType }: { type: string; sonType: string }
): string[] {
  const titles = [
    types.find(({ value }) => value === type)?.title,
    type === collectionType && sonTypes.find(({ value }) => value === sonType)?.title
  ]
  return titles.flatMap(title => title || [])
}
