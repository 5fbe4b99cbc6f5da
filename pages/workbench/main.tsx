import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createWorkbenchPage } from './store.ts'
import { Page } from './view.tsx'

const store = createWorkbenchPage()

startPage(<Page store={store} />, store.open)
