import type { Page } from '../../page.ts'

export interface Alias {
  /** `/About`, with the base path before it. */
  from: string
  file: string
}

export function aliasesOf(built: readonly Page[], base: string): Alias[] {
  const aliases = built.flatMap(({ file, legacy }) =>
    legacy.flatMap(address =>
      [...new Set([address, address.toLowerCase()])].map(from => ({
        from: `${base}${from.slice(1)}`,
        file
      }))
    )
  )
  return aliases.sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** The form that an address and its other spellings have in common: capitals, and a slash too many. */
export function aliasKey(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase()
}

/** Where the copy of a page stands that a server without rules finds under the alias. */
export function aliasFile({ from }: Alias): string {
  return from.endsWith('/') ? `${from}index.html` : `${from}/index.html`
}
