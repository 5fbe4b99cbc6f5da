import { startPage } from '../../shared/features/start-page/start-page.ts'
import { prepareClaim } from './lazy-claim.tsx'
import { createDetailPage } from './store.ts'
import { Page } from './view.tsx'

const store = createDetailPage()

prepareClaim()
startPage(<Page store={store} />, store.open)
