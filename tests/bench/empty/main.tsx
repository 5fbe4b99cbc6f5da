import { mountIsland } from '../../../shared/lib/mount-island.tsx'

mountIsland(<p>One paragraph</p>, () => {})
