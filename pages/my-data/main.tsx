import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createMyDataPage } from './store.ts'
import { Page } from './view.tsx'

const store = createMyDataPage()

startPage(<Page store={store} />, store.open)
