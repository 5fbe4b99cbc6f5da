import {
  complaintItemWire as item,
  complaintListWire as list,
  complaintTabWire as tab
} from '../../shared/api/wire/complaint.ts'

type Tab = Record<typeof tab.items, Record<typeof item.content, string>[]>

/** As much of a complaint as the list shows whole. */
const longest = 200

/** The first tab and the others, where the address chooses none of them. */
export function earlyValues(
  { data }: { data: Record<typeof list.tabs, Tab[]> },
  search: URLSearchParams
): unknown {
  const [first, ...others] = data[list.tabs]
  const isCut = first?.[tab.items].some(each => each[item.content].length > longest)
  return isCut || search.has('tab') ? {} : { data: { first, others } }
}
