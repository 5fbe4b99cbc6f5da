import { brand } from '../config/brand.ts'
import { webUrl } from './web-link.ts'

/** The address of a picture that may be shown: by the rule for links, from the picture hosts. */
export function showablePicture(source: string): string | undefined {
  return webUrl(source, brand.imageHosts)?.href
}
