import type { ReadableAtom } from 'nanostores'
import { computed } from '../lib/computed.ts'
import type { Resource } from './resource.ts'

/** Changes with an answer alone, not where the page counts its days anew; undefined without one. */
export const dataOf = <T>($resource: ReadableAtom<Resource<T>>): ReadableAtom<T | undefined> =>
  computed($resource, resource => (resource.state === 'ready' ? resource.data : undefined))
