import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createOrderPage } from './store.ts'
import { Page } from './view.tsx'

const store = createOrderPage()

startPage(<Page store={store} />, store.open)
