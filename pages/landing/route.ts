import { atom } from 'nanostores'
import { replaceRoute } from '../../shared/bridge/open-link.ts'
import { returnToPart } from '../../shared/bridge/return-to-part.ts'
import { hashRoute, type Query } from '../../shared/context/query.ts'
import { $toast } from '../../shared/context/toast.ts'
import { loadSidePage } from './side-page.ts'
import type { SideRoute } from './side-page-view.tsx'

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

/** What was shown before, once the address has changed. */
let before: Route | undefined

/** Whether the way back has begun: a second one would lead out of the page. */
let isReturning = false

function followHash(): void {
  prepareRoute()
  $route.set(namedRoute())
}

function changeRoute(): void {
  before = $route.get()
  isReturning = false
  followHash()
  // That he is registered is said on the way to the app.
  if ($route.get() !== 'download') $toast.set(undefined)
}

/** Whether the form is shown to somebody who has just read the agreement. */
export const isBackFromAgreement = () => before === 'agreement'

/**
 * From the agreement to the form. Whoever came from the form goes back, so that the browser's own
 * way back leads out of the page and not to the agreement again.
 */
export function goToForm(): void {
  if (isReturning) return
  if (before === 'form') {
    isReturning = true
    returnToPart()
  } else replaceRoute('')
}

export function listenToRoute(): void {
  followHash()
  addEventListener('hashchange', changeRoute)
}

/** There is no way back to a form that has done its work. */
export function goToDownload(query: Query): void {
  replaceRoute('downloadTemplate', query)
}
