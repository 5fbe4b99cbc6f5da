import type { ComplaintTab } from '../../shared/api/complaint-record.ts'
import { anyPlace, keepSeenPlaces, readSeenPlaces } from '../../shared/context/seen-complaints.ts'

function placesOf(tabs: readonly ComplaintTab[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const [index, { items }] of tabs.entries()) {
    for (const { id } of items) places.set(id, `${places.get(id) ?? ''} ${index}`)
  }
  return places
}

/** Ids of complaints that moved to another tab since the last look; the others are seen now. */
export function findNews(tabs: readonly ComplaintTab[]): ReadonlySet<string> {
  const seen = readSeenPlaces()
  const places = [...placesOf(tabs)].reverse()
  const hasMoved = ([id, place]: [string, string]) =>
    seen[id] !== undefined && seen[id] !== anyPlace && seen[id] !== place
  const news = new Set(places.filter(hasMoved).map(([id]) => id))
  keepSeenPlaces(
    Object.fromEntries(places.map(([id, place]) => [id, (news.has(id) && seen[id]) || place]))
  )
  return news
}
