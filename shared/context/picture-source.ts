import { brand } from '../config/brand.ts'
import { webUrl } from './web-link.ts'

/** Undefined for a host that is not listed. */
export function listedPicture(source: string): string | undefined {
  // An empty list would mean any host.
  return webUrl(source, [...brand.imageHosts, ''])?.href
}

export function showablePicture(source: string): string | undefined {
  return webUrl(source, brand.imageHosts)?.href
}
