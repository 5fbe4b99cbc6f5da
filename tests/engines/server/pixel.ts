import type { Plugin } from 'vite'
import { withoutMark } from '../../../shared/vite/own-modules.ts'

/** No brand of ours has an advertiser: this one's picture stands at our own address, where it is counted. */
const pixel = '/probe/pixel?event={event}&event_id={event_id}&utm_tag={utm_tag}'

export function pixelPlugin(): Plugin {
  return {
    name: 'loan-pixel',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!withoutMark(id).endsWith('/brands/ph/brand.ts')) return undefined
      const changed = code.replace('pixels: []', `pixels: ['${pixel}']`)
      if (changed === code) this.error('brand.ts: no "pixels: []"')
      return changed
    }
  }
}
