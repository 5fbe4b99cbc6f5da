import { bridgeMessages } from '#messages/bridge.ts'
import { basePath } from '../api/wire.ts'
import { brand } from '../config/brand.ts'
import { commonParams } from '../context/common-params.ts'
import { judgeLink, type LinkVerdict } from '../context/link.ts'
import { linkHosts } from '../context/link-hosts.ts'
import { identity, isOurs } from '../context/query.ts'
import { showToast } from '../context/toast.ts'
import { postAction } from './bridge.ts'
import { navigate } from './open-page.ts'

export type Opened = 'web' | 'app' | 'refused'

export interface OpenOptions {
  replace?: boolean
  common?: boolean
  /** Say nothing of a link that is refused: the caller has another way. */
  quiet?: boolean
}

/** The session goes to listed hosts and our pages alone: a store or a regulator has no use for it. */
const takesSession = (url: URL) =>
  brand.linkHosts.length === 0 || brand.linkHosts.includes(url.hostname) || isOurs(url)

function addCommonParams({ searchParams }: URL): void {
  for (const [name, value] of Object.entries(commonParams())) searchParams.set(name, value)
}

/** The backend never hears of an owner; without him a page of ours would remove his records. */
function addOwner(url: URL): void {
  const userKey = identity('userKey')
  const { pathname, searchParams } = url
  const isPage = isOurs(url) && !pathname.startsWith(basePath)
  if (userKey && isPage && !searchParams.get('userKey')) searchParams.set('userKey', userKey)
}

export const ownSchemes = [brand.appScheme, ...brand.otherSchemes]

/** `published`: as borrowers' pages judge it, in developers' builds, too. */
export const judgeOwnLink = (link: unknown, published?: boolean) =>
  judgeLink(link, { hosts: linkHosts, schemes: ownSchemes, published })

/** Whether a link leads anywhere. */
export const canOpen = (link: unknown, published?: boolean) =>
  judgeOwnLink(link, published).kind !== 'refused'

/** Opens an https link here, the app's own through the bridge; all else is refused with a toast. */
export function openLink(link: unknown, options: OpenOptions = {}): Opened {
  return openVerdict(judgeOwnLink(link), options)
}

export function openVerdict(
  verdict: LinkVerdict,
  { replace, common, quiet }: OpenOptions = {}
): Opened {
  switch (verdict.kind) {
    case 'web':
      if (common && takesSession(verdict.url)) addCommonParams(verdict.url)
      addOwner(verdict.url)
      navigate(verdict.url.href, replace)
      return 'web'
    case 'app':
      postAction('goToPage', verdict.link)
      return 'app'
    case 'action':
      postAction(verdict.action)
      return 'app'
    case 'refused':
      if (!quiet) showToast(bridgeMessages.refusedLink)
      return 'refused'
  }
}
