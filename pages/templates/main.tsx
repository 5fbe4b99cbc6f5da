import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openTemplates } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, () => {
  openTemplates()
})
