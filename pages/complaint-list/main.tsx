import { startPage } from '../../shared/features/start-page/start-page.ts'
import { openList } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, openList)
