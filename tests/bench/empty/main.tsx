import { mountIsland } from '../../../shared/island/mount-island.tsx'

mountIsland(<p>One paragraph</p>, () => {})
