import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createArrangementPage } from './store.ts'
import { Page } from './view.tsx'

const store = createArrangementPage()

startPage(<Page store={store} />, store.open)
