import { printable } from './printable.ts'

/** For scripts without `shared/context/query`; '' for none. */
export function lastOf(search: URLSearchParams, name: string, pattern = printable): string {
  const value = search.getAll(name).pop() ?? ''
  return pattern.test(value) ? value : ''
}
