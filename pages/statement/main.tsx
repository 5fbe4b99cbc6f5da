import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createStatementPage } from './store.ts'
import { Page } from './view.tsx'

const store = createStatementPage()

startPage(<Page store={store} />, store.open)
