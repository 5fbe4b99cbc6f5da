import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createBindBankPage } from './store.ts'
import { Page } from './view.tsx'

const store = createBindBankPage()

startPage(<Page store={store} />, store.open)
