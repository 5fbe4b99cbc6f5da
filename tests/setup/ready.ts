import type { ReadableAtom } from 'nanostores'

/** The value of a store once its page is ready; before that it fails with the state. */
export function readyOf<Value extends { state: string }>(
  $store: ReadableAtom<Value>
): Extract<Value, { state: 'ready' }> {
  const value = $store.get()
  if (value.state !== 'ready') throw new Error(`The page is ${value.state}`)
  return value as Extract<Value, { state: 'ready' }>
}
