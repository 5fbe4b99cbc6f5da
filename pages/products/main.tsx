import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createProductsPage } from './store.ts'
import { Page } from './view.tsx'

const store = createProductsPage()

startPage(<Page store={store} />, store.load)
