import { atom } from 'nanostores'
import { replaceRoute } from '../../shared/bridge/open-page.ts'
import { returnToPart } from '../../shared/bridge/return-to-part.ts'
import { hashRoute, type Query } from '../../shared/context/query.ts'
import { $toast } from '../../shared/context/toast.ts'
import { downloadPath } from './download-route.ts'
import type { SideRoute } from './side-page-view.tsx'

type Route = 'form' | SideRoute

/** Hash routes of old links. A map: `#/constructor` names none. */
const routes = new Map<string, SideRoute>([
  ['agreementTemplate', 'agreement'],
  [downloadPath, 'download']
])

function namedRoute(): Route {
  return routes.get(hashRoute().path) ?? 'form'
}

/** Replaces the form: there is no way back after a registration. */
export function goToDownload(query: Query): void {
  replaceRoute(downloadPath, query)
}

export function createRoute(loadSidePage: () => Promise<void>) {
  const $route = atom<Route>('form')

  const prepareRoute = async () => {
    if (namedRoute() !== 'form') await loadSidePage()
  }

  let before: Route | undefined

  /** The way back has begun: a second one would leave the page. */
  let isReturning = false

  const followHash = () => {
    prepareRoute()
    $route.set(namedRoute())
  }

  const changeRoute = () => {
    before = $route.get()
    isReturning = false
    followHash()
    // That he is registered is said on the way to the app.
    if ($route.get() !== 'download') $toast.set(undefined)
  }

  const isBackFromAgreement = () => before === 'agreement'

  /** Goes back to a form that the visitor came from, so that no entry is left. */
  const goToForm = () => {
    if (isReturning) return
    if (before === 'form') {
      isReturning = true
      returnToPart()
    } else replaceRoute('')
  }

  const listenToRoute = () => {
    followHash()
    addEventListener('hashchange', changeRoute)
  }

  return { $route, prepareRoute, isBackFromAgreement, goToForm, listenToRoute }
}
