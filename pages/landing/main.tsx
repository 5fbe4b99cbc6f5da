import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { prepareRoute } from './route.ts'
import { openLanding, welcome } from './store.ts'
import { Page, prepare } from './view.tsx'

/** A template's own page carries its document; its markup is that template's already. */
const carried = document.getElementById('template')?.textContent

const prepared = carried && Promise.all([prepare(JSON.parse(carried)), prepareRoute()])

async function start(): Promise<void> {
  const page = await openLanding()
  if (page) welcome(page)
}

mountIsland(<Page />, start, prepared)
