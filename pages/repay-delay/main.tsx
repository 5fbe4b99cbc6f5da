import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { extension } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, extension.load)
