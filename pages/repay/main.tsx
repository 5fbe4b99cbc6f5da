import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { repayment } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, repayment.load)
