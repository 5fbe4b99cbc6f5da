import { startPage } from '../../shared/features/start-page/start-page.ts'
import { createTemplatesPage } from './store.ts'
import { Page } from './view.tsx'

const store = createTemplatesPage()

/** The browser asks in its own words, and only after something was typed. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!store.hasUnsavedWork()) return
  event.preventDefault()
  // Chrome before 119 asks only where this is set.
  event.returnValue = ''
}

startPage(<Page store={store} />, () => {
  store.open()
  addEventListener('beforeunload', askBeforeLeaving)
})
