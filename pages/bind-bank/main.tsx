import { startPage } from '../../shared/features/start-page/start-page.ts'
import { openBankForm } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, openBankForm)
