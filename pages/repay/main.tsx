import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createRepayPage } from './store.ts'
import { Page } from './view.tsx'

const store = createRepayPage()

startPage(<Page store={store} />, store.load)
