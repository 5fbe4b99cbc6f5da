import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createLegacyRepayPage } from './store.ts'
import { Page } from './view.tsx'

const store = createLegacyRepayPage()

startPage(<Page store={store} />, store.open)
