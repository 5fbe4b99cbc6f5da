import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createDetailPage } from './store.ts'
import { Page } from './view.tsx'

const store = createDetailPage()

startPage(<Page store={store} />, store.open)
