import type { ComplaintTab } from '../../shared/api/complaint-record.ts'

/** By id, the title of the narrowest tab that has the complaint. Where two are alike the later one counts, since 'All' is the first. */
export function statesOf(tabs: readonly ComplaintTab[]): ReadonlyMap<string, string> {
  const states = new Map<string, string>()
  if (tabs.length < 2) return states
  const widestFirst = [...tabs].sort((one, other) => other.items.length - one.items.length)
  for (const { title, items } of widestFirst) {
    for (const { id } of items) states.set(id, title)
  }
  return states
}
