import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openWays } from './early-choice.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, openWays)
