import { trackVisit } from '../../shared/api/landing.ts'
import { restoreForm } from './form.ts'
import { clientType } from './platform.ts'
import { askForPicture, submitForm } from './register.ts'
import { listenToRoute } from './route.ts'
import { loadSidePage } from './side-page.ts'
import { readTracking, sourceOf } from './source.ts'
import { openTemplate } from './template.ts'

/** The boot script has kept the page where it was when the form was sent before this came. */
function sendEarlySubmit(): void {
  const { dataset } = document.documentElement
  if (dataset.submitted !== undefined) submitForm()
}

/** Shows the template, counts the visit, and gets the form ready. */
export async function openLanding(): Promise<void> {
  listenToRoute()
  const page = await openTemplate()
  if (!page) return
  const source = sourceOf(readTracking())
  trackVisit({ ...source, templateId: page.template.id, clientType: clientType() })
  if (!restoreForm(page)) await askForPicture(page)
  sendEarlySubmit()
  // What comes after the form is there when the form is sent, even if the network is not.
  loadSidePage()
}
