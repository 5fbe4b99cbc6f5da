import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openStart } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openStart)
