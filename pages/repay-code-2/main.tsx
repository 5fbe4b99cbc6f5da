import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { loadInstructions } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, loadInstructions)
