import { startPage } from '../../shared/features/start-page/start-page.ts'
import { loadFailure } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, loadFailure)
