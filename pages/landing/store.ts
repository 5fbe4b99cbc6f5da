import { trackVisit } from '../../shared/api/landing.ts'
import { restoreForm } from './form.ts'
import { clientType } from './platform.ts'
import { askForPicture, submitForm } from './register.ts'
import { listenToRoute } from './route.ts'
import { loadSidePage } from './side-page.ts'
import { readTracking, sourceOf } from './source.ts'
import { openTemplate, type ReadyPage } from './template.ts'

/** The boot script has kept the page where it was when the form was sent before this came. */
function sendEarlySubmit(): void {
  const { dataset } = document.documentElement
  if (dataset.submitted !== undefined) submitForm()
}

/** Counts the visit, and gets the form of the template shown ready. */
export async function welcome(page: ReadyPage): Promise<void> {
  const source = sourceOf(readTracking())
  trackVisit({ ...source, templateId: page.template.id, clientType: clientType() })
  if (!restoreForm(page)) await askForPicture(page)
  sendEarlySubmit()
  // What comes after the form is there when the form is sent, even if the network is not.
  loadSidePage()
}

/** Shows the template, if there is one. */
export function openLanding(): Promise<ReadyPage | undefined> {
  listenToRoute()
  return openTemplate()
}
