import { brand } from '../config/brand.ts'
import { webUrl } from './web-link.ts'

/** The address of a picture that anybody's link names: from a listed host, else none. */
export function listedPicture(source: string): string | undefined {
  // A list that is never empty: an empty one would mean any host.
  return webUrl(source, [...brand.imageHosts, ''])?.href
}

export function showablePicture(source: string): string | undefined {
  return webUrl(source, brand.imageHosts)?.href
}
