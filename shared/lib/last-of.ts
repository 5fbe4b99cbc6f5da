import { printable } from './printable.ts'

/** One parameter of an address, for scripts without `shared/context/query`: '' for none. */
export function lastOf(search: URLSearchParams, name: string, pattern = printable): string {
  const value = search.getAll(name).pop() ?? ''
  return pattern.test(value) ? value : ''
}
