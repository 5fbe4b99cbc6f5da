import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { loadOrder } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, loadOrder)
