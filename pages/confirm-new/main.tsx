import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createConfirmNewPage } from './store.ts'
import { Page } from './view.tsx'

const store = createConfirmNewPage()

startPage(<Page store={store} />, store.open)
