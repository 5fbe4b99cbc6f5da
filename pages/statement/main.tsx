import { mountIsland } from '../../shared/island/mount-island.tsx'
import { createStatementPage } from './store.ts'
import { Page } from './view.tsx'

const store = createStatementPage()

mountIsland(<Page store={store} />, store.open)
