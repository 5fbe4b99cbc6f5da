import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openDetail } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openDetail)
