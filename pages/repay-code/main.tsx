import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createRepayCodePage } from './store.ts'
import { Page } from './view.tsx'

const store = createRepayCodePage()

startPage(<Page store={store} />, store.load)
