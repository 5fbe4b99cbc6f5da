import type { EarlyRequest } from '../../shared/api/from-address.ts'
import { templateRequest } from '../../shared/api/landing.ts'
import { smsCodeLength } from '../../shared/features/landing/register-fields.tsx'
import { createLandingForm } from './form.ts'
import { createFormTaps } from './form-taps.ts'
import { createPictureStore } from './picture.ts'
import { createRoute } from './route.ts'
import { createSidePage } from './side-page.ts'
import { createTemplate, type ReadyPage } from './template.ts'
import { createVisit } from './visit.ts'

export const earlyRequest = (): EarlyRequest => templateRequest({ from: 'id' })

export function createLandingPage() {
  const visit = createVisit()
  const { $page, prepareTemplate, openTemplate } = createTemplate()
  const { $sidePage, loadSidePage } = createSidePage()
  const route = createRoute(loadSidePage)
  const picture = createPictureStore()
  const typed = createLandingForm(picture)
  const sending = createFormTaps({ $page, typed, picture, visit })

  /** The head script keeps a form that is sent before this code is there. */
  const sendEarlySubmit = () => {
    const { dataset } = document.documentElement
    if (dataset.submitted !== undefined) sending.submitForm()
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
    route,
    visit,
    picture,
    typed,
    sending,
    prepare: prepareTemplate,
    open: openTemplate,
    welcome: async (page: ReadyPage) => {
      const hasPicture = typed.restoreForm(page)
      // The agreement takes the place of the form, and of what was typed in it before React.
      route.listenToRoute()
      // So that the parts after the form are there even if the network goes.
      const later = sending.loadFormParts()
      loadSidePage()
      visit.tell('seen', page.template)
      // Before anything is waited for: who types and taps fast has begun before the code is asked for.
      tellTyping(page)
      if (!hasPicture) await picture.askForPicture(page)
      const parts = await later
      parts?.registration.tellUnanswered(page)
      sendEarlySubmit()
    }
  }
}

export type LandingPage = ReturnType<typeof createLandingPage>
