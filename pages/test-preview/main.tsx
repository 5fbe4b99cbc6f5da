import { startPage } from '../../shared/features/start-page/start-page.ts'
import { openPreview } from './store.ts'
import { Page } from './view.tsx'

startPage(<Page />, () => void openPreview())
