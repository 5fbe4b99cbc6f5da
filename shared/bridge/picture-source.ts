import { brand } from '../config/brand.ts'
import { judgeLink } from './link.ts'

/** The address of a picture that may be shown: by the rule for links, from the picture hosts. */
export function showablePicture(source: string): string | undefined {
  const verdict = judgeLink(source, { hosts: brand.imageHosts, schemes: [] })
  return verdict.kind === 'web' ? verdict.url.href : undefined
}
