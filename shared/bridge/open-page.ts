import { internalLink } from '../context/internal-link.ts'
import { writeQuery } from '../context/query.ts'
import type { PageFile } from '../pages.ts'

export function navigate(address: string, replace = false): void {
  if (replace) location.replace(address)
  else location.assign(address)
}

export function openPage(
  file: PageFile,
  own: Record<string, string | undefined> = {},
  { replace }: { replace?: boolean } = {}
): void {
  navigate(internalLink(file, own), replace)
}

export function replaceRoute(path: string, query: Record<string, string | undefined> = {}): void {
  const search = writeQuery(query)
  navigate(`#/${path}${search && `?${search}`}`, true)
}

export function reloadPage(): void {
  location.reload()
}

/** Opens this page again without session and loan, and leaves no way back to what it showed. */
export function reopenPage(): void {
  location.replace(location.pathname)
}
