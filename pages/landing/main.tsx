import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { prepareRoute } from './route.ts'
import { openLanding } from './store.ts'
import { Page, prepare } from './view.tsx'

/** A template's own page carries its document; its markup is that template's already. */
const carried = document.getElementById('template')?.textContent

const prepared = carried && Promise.all([prepare(JSON.parse(carried)), prepareRoute()])

mountIsland(
  <Page />,
  () => {
    openLanding()
  },
  prepared
)
