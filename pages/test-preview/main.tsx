import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createTestPreviewPage } from './store.ts'
import { Page } from './view.tsx'

const store = createTestPreviewPage()

startPage(<Page store={store} />, store.open)
