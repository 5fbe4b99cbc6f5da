import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { loadFailure } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, loadFailure)
