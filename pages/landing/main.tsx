import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createLandingPage } from './store.ts'
import { leadToTwins } from './twins.ts'
import { Page } from './view.tsx'

const store = createLandingPage()

/** A template's or campaign's own page carries its document and markup. */
const { template } = document.documentElement.dataset
const carried = document.getElementById(template ? `template-${template}` : 'template')?.textContent

const prepared =
  carried && Promise.all([store.prepare(JSON.parse(carried)), store.route.prepareRoute()])

leadToTwins(store.route.$route)

async function start(): Promise<void> {
  const page = await store.open()
  if (page) store.welcome(page)
}

startPage(<Page store={store} />, start, prepared)
