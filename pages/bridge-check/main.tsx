import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createBridgeCheckPage } from './store.ts'
import { Page } from './view.tsx'

const store = createBridgeCheckPage()

startPage(<Page store={store} />, store.open)
