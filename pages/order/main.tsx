import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openOrder } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openOrder)
