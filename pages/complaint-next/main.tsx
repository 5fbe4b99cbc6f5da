import { startPage } from '../../shared/features/start-page/start-page.ts'
import { openComplaint } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, openComplaint)
