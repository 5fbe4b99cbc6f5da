import { trackVisit } from '../../shared/api/landing.ts'
import { clientType } from '../../shared/features/landing/platform.ts'
import { smsCodeLength } from '../../shared/features/landing/register-form.tsx'
import { $sentTo, form, restoreForm } from './form.ts'
import { loadFormParts } from './form-parts.ts'
import { askForPicture, submitForm } from './register.ts'
import { listenToRoute } from './route.ts'
import { loadSidePage } from './side-page.ts'
import { readTracking, sourceOf } from './source.ts'
import { tellStep } from './tell.ts'
import { openTemplate, type ReadyPage } from './template.ts'
import { eventId } from './visit.ts'

/** The boot script has kept the page where it was when the form was sent before this came. */
function sendEarlySubmit(): void {
  const { dataset } = document.documentElement
  if (dataset.submitted !== undefined) submitForm()
}

/** Tells when the form is begun and, after a code was asked for, when the whole of it is typed. */
function tellTyping({ template }: ReadyPage): void {
  form.$values.subscribe(({ phone, smsCode }) => {
    if (phone) tellStep('started', template)
    if ($sentTo.get() && smsCode.length === smsCodeLength) tellStep('code-received', template)
  })
}

/** Counts the visit, and gets the form of the template shown ready. */
export async function welcome(page: ReadyPage): Promise<void> {
  const source = sourceOf(readTracking())
  trackVisit({ ...source, templateId: page.template.id, clientType: clientType() }, eventId('seen'))
  tellStep('seen', page.template)
  if (!restoreForm(page)) await askForPicture(page)
  sendEarlySubmit()
  tellTyping(page)
  // What comes after the form is there when the form is sent, even if the network is not.
  loadSidePage()
  loadFormParts()
}

/** Shows the template, if there is one. */
export function openLanding(): Promise<ReadyPage | undefined> {
  listenToRoute()
  return openTemplate()
}
