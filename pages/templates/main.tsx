import { startPage } from '../../shared/features/start-page/start-page.ts'
import { loadLooks } from './looks.ts'
import { hasUnsavedWork, restoreDrafts } from './store.ts'
import { Page } from './view.tsx'

/** The browser asks in its own words, and only after something was typed. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (!hasUnsavedWork()) return
  event.preventDefault()
  // Chrome before 119 asks only where this is set.
  event.returnValue = ''
}

startPage(<Page />, () => {
  restoreDrafts()
  loadLooks()
  addEventListener('beforeunload', askBeforeLeaving)
})
