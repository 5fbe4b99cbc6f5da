import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { loadCode } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, loadCode)
