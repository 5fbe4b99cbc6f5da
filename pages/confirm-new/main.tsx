import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { loanOffer } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, loanOffer.open)
