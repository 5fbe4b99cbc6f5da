import { mountIsland } from '../../shared/lib/mount-island.tsx'
import { openPreview } from './store.ts'
import { Page } from './view.tsx'

mountIsland(<Page />, () => void openPreview())
