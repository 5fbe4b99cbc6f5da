import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createRepayDelayPage } from './store.ts'
import { Page } from './view.tsx'

const store = createRepayDelayPage()

startPage(<Page store={store} />, store.load)
