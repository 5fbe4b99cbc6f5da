import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createComplaintListPage } from './store.ts'
import { Page } from './view.tsx'

const store = createComplaintListPage()

startPage(<Page store={store} />, store.open)
