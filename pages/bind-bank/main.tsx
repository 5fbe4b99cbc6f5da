import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openBankForm } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openBankForm)
