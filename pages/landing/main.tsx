import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openLanding } from './store.ts'
import { Page, prepare } from './view.tsx'

/** A template's own page carries its document; its markup is that template's already. */
const carried = document.getElementById('template')?.textContent

async function open(): Promise<void> {
  if (carried) await prepare(JSON.parse(carried))
  mountIsland(<Page />, () => {
    openLanding()
  })
}

open()
