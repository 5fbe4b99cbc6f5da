import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createComplaintPage } from './store.ts'
import { Page } from './view.tsx'

const store = createComplaintPage()

startPage(<Page store={store} />, store.open)
