import { atom } from 'nanostores'
import { replaceRoute } from '../../shared/bridge/open-link.ts'
import { hashRoute, type Query } from '../../shared/context/query.ts'
import { loadSidePage } from './side-page.ts'

/** What takes the form's place. */
export type SideRoute = 'agreement' | 'download'
type Route = 'form' | SideRoute

/** The hash routes that old links name. A map: `#/constructor` names none. */
const routes = new Map<string, SideRoute>([
  ['agreementTemplate', 'agreement'],
  ['downloadTemplate', 'download']
])

export const $route = atom<Route>('form')

/** The route that the address names; the form is there already. */
function namedRoute(): Route {
  return routes.get(hashRoute().path) ?? 'form'
}

/** Has what the address names at hand before the page shows anything. */
export async function prepareRoute(): Promise<void> {
  if (namedRoute() !== 'form') await loadSidePage()
}

function followHash(): void {
  prepareRoute()
  $route.set(namedRoute())
}

export function listenToRoute(): void {
  followHash()
  addEventListener('hashchange', followHash)
}

/** There is no way back to a form that has done its work. */
export function goToDownload(query: Query): void {
  replaceRoute('downloadTemplate', query)
}
