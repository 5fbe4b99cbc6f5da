import { atom } from 'nanostores'
import { replaceRoute } from '../../shared/bridge/open-page.ts'
import { returnToPart } from '../../shared/bridge/return-to-part.ts'
import { hashRoute, type Query } from '../../shared/context/query.ts'
import { $toast } from '../../shared/context/toast.ts'
import type { SideRoute } from './side-page-view.tsx'

type Route = 'form' | SideRoute

/** The hash routes that old links name. A map: `#/constructor` names none. */
const routes = new Map<string, SideRoute>([
  ['agreementTemplate', 'agreement'],
  ['downloadTemplate', 'download']
])

function namedRoute(): Route {
  return routes.get(hashRoute().path) ?? 'form'
}

/** There is no way back to a form that has done its work. */
export function goToDownload(query: Query): void {
  replaceRoute('downloadTemplate', query)
}

export function createRoute(loadSidePage: () => Promise<void>) {
  const $route = atom<Route>('form')

  const prepareRoute = async () => {
    if (namedRoute() !== 'form') await loadSidePage()
  }

  let before: Route | undefined

  /** Whether the way back has begun: a second one would lead out of the page. */
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

  /** To the form. A visitor who came from there goes back, so that no entry is left to go back to. */
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
