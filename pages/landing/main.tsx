import { startPage } from '../../shared/features/start-page/start-page.ts'
import { prepareRoute } from './route.ts'
import { openLanding, welcome } from './store.ts'
import { Page, prepare } from './view.tsx'

/** A template's own page, or a campaign's, carries its document; its markup is that template's already. */
const { template } = document.documentElement.dataset
const carried = document.getElementById(template ? `template-${template}` : 'template')?.textContent

const prepared = carried && Promise.all([prepare(JSON.parse(carried)), prepareRoute()])

async function start(): Promise<void> {
  const page = await openLanding()
  if (page) welcome(page)
}

startPage(<Page />, start, prepared)
