import { startPage } from '../../shared/features/start-page/start-page.ts'
import { contact } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, contact.load)
