import { startPage } from '../../shared/features/start-page/start-page.ts'
import { restoreChoice } from './pay.ts'
import { loadWays } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, async () => {
  await loadWays()
  restoreChoice()
})
