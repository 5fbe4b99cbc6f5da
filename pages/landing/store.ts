import { registration as registerCall, sms, trackVisit } from '../../shared/api/landing.ts'
import { readUnanswered, type SentWrite } from '../../shared/context/unanswered.ts'
import { clientType } from '../../shared/features/landing/platform.ts'
import { smsCodeLength } from '../../shared/features/landing/register-form.tsx'
import { draftLife } from './draft.ts'
import { createLandingForm } from './form.ts'
import { createFormParts } from './form-parts.ts'
import { createPicture } from './picture.ts'
import { createRegistration } from './register.ts'
import { createRoute } from './route.ts'
import { createSidePage } from './side-page.ts'
import { readTracking, sourceOf } from './source.ts'
import { createTemplate, type ReadyPage } from './template.ts'
import { createVisit } from './visit.ts'

export function createLandingPage() {
  const visit = createVisit()
  const { $page, prepareTemplate, openTemplate } = createTemplate()
  const { $sidePage, loadSidePage } = createSidePage()
  const route = createRoute(loadSidePage)
  const picture = createPicture()
  const typed = createLandingForm(picture)
  const registration = createRegistration({ $page, typed, picture, visit })
  const { $formParts, loadFormParts } = createFormParts(registration)

  /** The boot script has kept the page where it was when the form was sent before this came. */
  const sendEarlySubmit = () => {
    const { dataset } = document.documentElement
    if (dataset.submitted !== undefined) registration.submitForm()
  }

  const tellUnanswered = ({ messages }: ReadyPage) => {
    const isRecent = ({ sentAt }: SentWrite) => Date.now() - sentAt < draftLife
    const calls = readUnanswered()
      .filter(isRecent)
      .map(({ call }) => call)
    if (calls.includes(registerCall.path)) registration.$notice.set(messages.lostRegister)
    else if (calls.includes(sms.path)) registration.$notice.set(messages.lostSms)
  }

  const tellTyping = ({ template }: ReadyPage) => {
    typed.form.$values.subscribe(({ phone, smsCode }) => {
      if (phone) visit.tell('started', template)
      const isWhole = smsCode.length === smsCodeLength
      if (typed.$sentTo.get() && isWhole) visit.tell('code-received', template)
    })
  }

  return {
    $page,
    $sidePage,
    $formParts,
    route,
    visit,
    picture,
    typed,
    registration,
    loadFormParts,
    prepare: prepareTemplate,
    open: () => {
      route.listenToRoute()
      return openTemplate()
    },
    welcome: async (page: ReadyPage) => {
      const { id: templateId } = page.template
      const source = { ...sourceOf(readTracking()), templateId, clientType: clientType() }
      trackVisit(source, visit.eventId('seen'))
      visit.tell('seen', page.template)
      if (!typed.restoreForm(page)) await registration.askForPicture(page)
      if (typed.form.$values.get().phone) tellUnanswered(page)
      sendEarlySubmit()
      tellTyping(page)
      // What comes after the form is there when the form is sent, even if the network is not.
      loadSidePage()
      loadFormParts()
    }
  }
}

export type LandingPage = ReturnType<typeof createLandingPage>
