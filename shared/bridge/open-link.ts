import { brand } from '../config/brand.ts'
import { commonParams } from '../context/common-params.ts'
import { internalLink } from '../context/internal-link.ts'
import { writeQuery } from '../context/query.ts'
import { showToast } from '../context/toast.ts'
import { bridgeMessages } from '../messages/bridge.ts'
import type { PageFile } from '../pages.ts'
import { postAction } from './bridge.ts'
import { judgeLink } from './link.ts'

export type Opened = 'web' | 'app' | 'refused'

export interface OpenOptions {
  /** Leave no way back to this page. */
  replace?: boolean
  /** Append the common parameters. */
  common?: boolean
}

function navigate(address: string, replace = false): void {
  if (replace) location.replace(address)
  else location.assign(address)
}

function withCommonParams(url: URL): string {
  for (const [name, value] of Object.entries(commonParams())) url.searchParams.set(name, value)
  return url.href
}

/**
 * Opens a link that came from outside: https in the page, the app's own schemes and words through
 * the bridge. All else is refused with a toast and never opened or posted.
 */
export function openLink(link: unknown, { replace, common }: OpenOptions = {}): Opened {
  const schemes = [brand.appScheme, ...brand.otherSchemes]
  const verdict = judgeLink(link, { hosts: brand.linkHosts, schemes })
  switch (verdict.kind) {
    case 'web':
      navigate(common ? withCommonParams(verdict.url) : verdict.url.href, replace)
      return 'web'
    case 'app':
      postAction('goToPage', verdict.link)
      return 'app'
    case 'action':
      postAction(verdict.action)
      return 'app'
    case 'refused':
      showToast(bridgeMessages.refusedLink)
      return 'refused'
  }
}

/** Opens one of our own pages, carrying the common parameters. */
export function openPage(
  file: PageFile,
  own: Record<string, string | undefined> = {},
  { replace }: Pick<OpenOptions, 'replace'> = {}
): void {
  navigate(internalLink(file, own), replace)
}

/** Shows another part of this page, in the place of the one that is shown. */
export function replaceRoute(path: string, query: Record<string, string | undefined> = {}): void {
  const search = writeQuery(query)
  navigate(`#/${path}${search && `?${search}`}`, true)
}

/** Opens this page again, asking the server for everything. */
export function reloadPage(): void {
  location.reload()
}
