import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { loadWays } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, loadWays)
