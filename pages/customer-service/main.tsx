import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { contact } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, contact.load)
