import { brand } from '../config/brand.ts'

/** Written in by the build: the company's settings would be too large for a page that only judges links. */
declare const __OWN_HOSTS__: readonly string[]

const own = typeof __OWN_HOSTS__ === 'undefined' ? [] : __OWN_HOSTS__

/** An empty list allows every host. */
export const linkHosts: readonly string[] =
  brand.linkHosts.length > 0 ? [...brand.linkHosts, ...own] : []
