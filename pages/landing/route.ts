import { atom } from 'nanostores'
import { replaceRoute } from '../../shared/bridge/open-link.ts'
import { hashRoute, type Query } from '../../shared/context/query.ts'

export type Route = 'form' | 'agreement' | 'download'

/** The hash routes that old links name. A map: `#/constructor` names none. */
const routes = new Map<string, Route>([
  ['agreementTemplate', 'agreement'],
  ['downloadTemplate', 'download']
])

export const $route = atom<Route>('form')

function followHash(): void {
  $route.set(routes.get(hashRoute().path) ?? 'form')
}

export function listenToRoute(): void {
  followHash()
  addEventListener('hashchange', followHash)
}

/** There is no way back to a form that has done its work. */
export function goToDownload(query: Query): void {
  replaceRoute('downloadTemplate', query)
}
