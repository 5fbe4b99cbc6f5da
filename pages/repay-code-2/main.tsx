import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createRepayCode2Page } from './store.ts'
import { Page } from './view.tsx'

const store = createRepayCode2Page()

startPage(<Page store={store} />, store.load)
