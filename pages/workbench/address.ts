import { parseQuery, writeQuery } from '../../shared/context/query.ts'
import { type BenchPlace, queryOfPlace, readPlace } from './place.ts'

export function placeOfAddress(): BenchPlace {
  return readPlace(parseQuery(location.search))
}

export function addressOfPlace(place: BenchPlace): string {
  const query = writeQuery(queryOfPlace(place))
  return `${location.pathname}${query && `?${query}`}`
}

/** The way back undoes another state, but no switch. */
export function writeAddress(place: BenchPlace, isStep: boolean): void {
  const address = addressOfPlace(place)
  if (address === location.pathname + location.search) return
  if (isStep) history.pushState(null, '', address)
  else history.replaceState(null, '', address)
}
