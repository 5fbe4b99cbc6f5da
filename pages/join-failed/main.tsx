import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createJoinFailedPage } from './store.ts'
import { Page } from './view.tsx'

const store = createJoinFailedPage()

startPage(<Page store={store} />, store.load)
