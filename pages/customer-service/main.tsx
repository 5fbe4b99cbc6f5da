import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createCustomerServicePage } from './store.ts'
import { Page } from './view.tsx'

const store = createCustomerServicePage()

startPage(<Page store={store} />, store.open)
