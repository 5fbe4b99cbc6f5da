import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createConfirmPage } from './store.ts'
import { Page } from './view.tsx'

const store = createConfirmPage()

startPage(<Page store={store} />, store.open)
