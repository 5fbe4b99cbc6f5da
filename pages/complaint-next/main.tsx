import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createComplaintNextPage } from './store.ts'
import { Page } from './view.tsx'

const store = createComplaintNextPage()

startPage(<Page store={store} />, store.open)
