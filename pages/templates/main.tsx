import { startPage } from '../../shared/features/start-page/start-page.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { createTemplatesPage } from './store.ts'
import { Page } from './view.tsx'

const store = createTemplatesPage()

startPage(<Page store={store} />, () => {
  store.open()
  askBeforeLeaving(store.wouldLose)
})
