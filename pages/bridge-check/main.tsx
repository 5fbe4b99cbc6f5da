import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createBridgeCheck } from './store.ts'
import { Page } from './view.tsx'

const check = createBridgeCheck()

startPage(<Page check={check} />, check.open)
