import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openComplaint } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openComplaint)
