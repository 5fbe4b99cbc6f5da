import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openList } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openList)
